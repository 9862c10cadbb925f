public import CalendarText

extension EditPhrases {
  /// The words in French.
  public static let french = EditPhrases(
    table: """
      newEvent: Nouvel événement
      title: Titre
      save: Enregistrer
      undo: Annuler
      redo: Rétablir
      open: Ouvrir
      move: Déplacer…
      cut: Couper
      copy: Copier
      duplicate: Dupliquer
      paste: Coller ici
      delete: Supprimer
      allDay: Toute la journée
      timed: Avec une heure
      toCalendar: Déplacer vers {calendar}
      whichEvents: Quels événements\u{A0}?
      followingCount: 1 événement à partir de\u{A0}: {date}|{count} événements à partir de\u{A0}: {date}
      followingEndless: Tous les événements à partir de\u{A0}: {date}
      allCount: 1 événement|Tous les événements\u{A0}: {count}
      allPast: Tous les événements\u{A0}: {count}, dont passés\u{A0}: {past}
      allEndless: Tous les événements, sans fin
      allEndlessPast: Tous les événements, sans fin, dont passés\u{A0}: {past}
      pickedUp: Événement saisi\u{A0}: {title}.
      pickedUpHelp: Événement saisi\u{A0}: {title}, {when}. {help}
      moveHelp: Flèches\u{A0}: déplacer. Maj et flèches\u{A0}: durée. Entrée\u{A0}: poser. Échap\u{A0}: revenir.
      resized: De {start} à {end}, {length}
      days: Toute la journée, {when}
      copying: Copier
      moving: Déplacer
      calendar: Calendrier {calendar}
      returned: Retour à la place d’origine\u{A0}: {title}, {when}.
      scopeAsked: Se répète. Cet événement, celui-ci et les suivants, ou tous\u{A0}? {extent}
      slotFree: {when}, libre
      slotEvents: {when}, 1 événement|{when}, {count} événements
      timeSelected: {when}, sélectionné
      hours: {hours} h
      minutes: {minutes} min
      hoursMinutes: {hours} h {minutes} min
      created: Événement créé\u{A0}: {title}, {when}.
      moved: Événement déplacé\u{A0}: {title}, {when}.
      resizedTo: Événement modifié\u{A0}: {title}, {when}.
      changed: Événement modifié\u{A0}: {title}.
      deleted: Événement supprimé\u{A0}: {title}.
      copiedTo: Événement copié\u{A0}: {title}, {when}.
      duplicated: Événement dupliqué\u{A0}: {title}.
      pasted: Événement collé\u{A0}: {title}, {when}.
      toClipboard: Copié dans le presse-papiers\u{A0}: {title}.
      cutOut: Événement coupé\u{A0}: {title}. Il sera déplacé au collage.
      createdShort: Création de {title}
      movedShort: Déplacement de {title}
      resizedShort: Changement de durée de {title}
      changedShort: Modification de {title}
      deletedShort: Suppression de {title}
      copiedShort: Copie de {title}
      duplicatedShort: Duplication de {title}
      pastedShort: Collage de {title}
      undone: Annulé\u{A0}: {what}.
      undoneWhen: Annulé\u{A0}: {what}. {when}
      redone: Rétabli\u{A0}: {what}.
      redoneWhen: Rétabli\u{A0}: {what}. {when}
      nothingToUndo: Rien à annuler.
      nothingToRedo: Rien à rétablir.
      readOnly: Impossible\u{A0}: le calendrier {calendar} est en lecture seule.
      noCreate: Impossible\u{A0}: aucun nouvel événement n’est permis ici.
      noMove: Impossible\u{A0}: cet événement ne peut pas être déplacé.
      noResize: Impossible\u{A0}: la durée de cet événement ne peut pas être modifiée.
      noEdit: Impossible\u{A0}: cet événement ne peut pas être modifié.
      noDelete: Impossible\u{A0}: cet événement ne peut pas être supprimé.
      outsideBounds: Impossible\u{A0}: il serait hors des jours permis.
      outsideBoundsCount: Impossible, événements hors des jours permis\u{A0}: {count} sur {total}.
      outsideHours: Impossible\u{A0}: il serait hors des heures de travail.
      outsideHoursCount: Impossible, événements hors des heures de travail\u{A0}: {count} sur {total}.
      outsidePeriod: Impossible\u{A0}: il serait hors de la période permise.
      outsidePeriodCount: Impossible, événements hors de la période permise\u{A0}: {count} sur {total}.
      overlap: Impossible\u{A0}: il chevaucherait {other}.
      overlapCount: Impossible, chevauchements\u{A0}: {count} sur {total}, d’abord avec {other}.
      otherReason: Impossible\u{A0}: {reason}
      notInSeries: Impossible\u{A0}: l’événement ne fait plus partie de sa série. Choisissez-le à nouveau.
      seriesTooLong: Impossible\u{A0}: la série est trop longue. Choisissez cet événement ou tous.
      ruleNotMovable: Impossible\u{A0}: la règle de la série ne convient pas à ce jour. Choisissez cet événement seul.
      ruleNotSplittable: Impossible\u{A0}: la série a plusieurs règles. Choisissez cet événement ou tous.
      notApplicable: Impossible pour le moment.
      changedElsewhere: {title} a été modifié ailleurs entre-temps, rien n’a été enregistré. Réessayez.
      deletedElsewhere: {title} a été supprimé ailleurs.
      conflictAsked: Quelle version de {title}\u{A0}?
      myVersion: Ma version
      otherVersion: La version venue d’ailleurs
      deletedVersion: Supprimé
      heldDeleted: {title} a été supprimé ailleurs. Le déposer crée un nouvel événement.
      notSaved: Non enregistré\u{A0}: les événements ne peuvent pas être écrits. Réessayez.
      storeReadOnly: Non enregistré\u{A0}: ces événements sont en lecture seule.
      noStorage: Le stockage du serveur est plein ou défaillant
      serverUnavailable: Le serveur n’est pas disponible pour le moment
      notAccepted: Non enregistré\u{A0}: le serveur n’accepte pas cette modification.
      notSavedYet: Pas encore enregistré
      saved: Enregistré
      draftKept: Brouillon conservé
      restore: Restaurer
      readOnlyNote: lecture seule
      rename: Renommer
      titleNeeded: Saisissez d’abord un titre.
      emptyHint: Rien de prévu. Appuyez sur « {button} » pour ajouter un événement.
      understood: Compris dans le texte
      color: Couleur
      calendarColor: Couleur du calendrier
      saveFile: Enregistrer comme fichier…
      newCalendar: Nouveau calendrier
      calendarName: Nom
      nameNeeded: Saisissez d’abord un nom.
      calendarMenu: Modifier {calendar}…
      calendarMade: Création du calendrier {title}
      calendarRenamed: Nouveau nom du calendrier : {title}
      calendarColored: Changement de couleur de {title}
      calendarDeleted: Suppression du calendrier {title} et de ses événements
      edit: Modifier…
      more: Plus…
      starts: Début
      ends: Fin
      date: Jour
      time: Heure
      place: Lieu
      notes: Remarques
      link: Lien
      status: État
      confirmed: Confirmé
      noStatus: Non précisé
      shownAs: Afficher comme
      busy: Occupé
      free: Disponible
      privacy: Visible par
      everybody: Tout le monde
      confidential: Confidentiel
      onlyMe: Moi seul
      keptDetails: {count} autre information est conservée|{count} autres informations sont conservées
      dateExpected: Une date est attendue, comme {example}
      timeExpected: Une heure est attendue, comme {example}
      endBeforeStart: La fin précède le début
      chooseDay: Choisir un jour
      zone: Fuseau horaire
      zoneExpected: Un fuseau horaire est attendu, comme {example}
      repetition: Répétition
      notRepeated: Ne se répète pas
      asItIs: Tel quel
      endless: Sans fin
      untilDay: Jusqu’à un jour
      counted: Nombre limité
      nextDays: Prochaines dates\u{A0}: {list}
      reminder: Rappel
      noReminder: Aucun rappel
      addReminder: En ajouter un autre
      atStart: Au début
      minutesBefore: {count} minute avant|{count} minutes avant
      hoursBefore: {count} heure avant|{count} heures avant
      daysBefore: {count} jour avant|{count} jours avant
      weeksBefore: {count} semaine avant|{count} semaines avant
      onDayAt: Le jour même à {time}
      daysBeforeAt: {count} jour avant à {time}|{count} jours avant à {time}
      weeksBeforeAt: {count} semaine avant à {time}|{count} semaines avant à {time}
      emailReminder: E-mail
      otherReminder: Rappel d’un autre programme
      whileOpen: Les rappels n’apparaissent que lorsque cette page est ouverte
      missedReminders: {count} rappel manqué|{count} rappels manqués
      everySecond: chaque seconde|toutes les {count} secondes
      everyMinute: chaque minute|toutes les {count} minutes
      everyHour: chaque heure|toutes les {count} heures
      everyDay: chaque jour|tous les {count} jours
      everyWeek: chaque semaine|toutes les {count} semaines
      everyMonth: chaque mois|tous les {count} mois
      everyYear: chaque année|tous les {count} ans
      everyOneDay: à {count} jour d’intervalle
      everyOneWeek: à {count} semaine d’intervalle
      everyOneMonth: à {count} mois d’intervalle
      everyOneYear: à {count} an d’intervalle
      inPeriods: en {list}
      onDays: le {list}
      atTimes: à {list}
      onlyPositions: seulement {list}
      monthNamed: {month}
      monthNumber: mois {number}
      leapMonthNumber: mois intercalaire {number}
      weekNumber: semaine {number}
      weekFromEnd: semaine {number} avant la fin de l’année
      yearDay: jour {number} de l’année
      yearDayFromEnd: jour {number} avant la fin de l’année
      dayNumber: jour {number}
      dayFromEnd: jour {number} avant la fin du mois
      lastDay: dernier jour
      weekdayNamed: {day}
      nthDay: {nth} {day}
      numberedDay: {day} numéro {number}
      numberedDayFromEnd: {day} numéro {number} avant la fin
      workday: jour ouvré
      fromTo: du {first} au {last}
      positionNamed: le {nth}
      positionNumber: le numéro {number}
      positionFromEnd: le numéro {number} avant la fin
      hourNumber: heure {number}
      minuteNumber: minute {number}
      secondNumber: seconde {number}
      first: premier
      second: deuxième
      third: troisième
      fourth: quatrième
      fifth: cinquième
      last: dernier
      nextToLast: avant-dernier
      skipBackward: ou la veille si ce jour n’existe pas
      skipForward: ou le lendemain si ce jour n’existe pas
      gregorianCalendar: calendrier grégorien
      julianCalendar: calendrier julien
      buddhistCalendar: calendrier bouddhiste
      japaneseCalendar: calendrier japonais
      minguoCalendar: calendrier républicain chinois
      persianCalendar: calendrier persan
      hebrewCalendar: calendrier hébraïque
      islamicCalendar: calendrier musulman
      copticCalendar: calendrier copte
      ethiopicCalendar: calendrier éthiopien
      indianCalendar: calendrier national indien
      chineseCalendar: calendrier chinois
      dangiCalendar: calendrier lunaire coréen
      times: une fois|{count} fois
      timesInDigits: {count} fois|{count} fois
      andList: {list} et {last}
      ruleAlso: {rule}\u{A0}; aussi {other}
      ruleDates: {rule}, aussi le {list}
      ruleMore: et 1 jour de plus|et {count} jours de plus
      ruleExcept: {rule}\u{A0}; sauf {other}
      ruleUnknown: une règle que cette version ne connaît pas\u{A0}: {rule}
      red: Rouge
      orange: Orange
      amber: Ambre
      lime: Citron vert
      green: Vert
      teal: Bleu canard
      cyan: Bleu ciel
      blue: Bleu
      indigo: Bleu indigo
      purple: Violet
      pink: Rose
      graphite: Gris graphite
      deleteSeries: Supprimer l’événement récurrent
      deleteThis: Supprimer cet événement
      deleteFollowing: Supprimer cet événement et les suivants
      deleteAll: Supprimer tous les événements
      changeSeries: Modifier l’événement récurrent
      changeThis: Modifier cet événement
      changeFollowing: Modifier cet événement et les suivants
      changeAll: Modifier tous les événements
      cancel: Annuler
      leaveAsked: Quitter sans enregistrer\u{A0}?
      copyLink: Copier le lien
      linkCopied: Lien copié
      """)
}
