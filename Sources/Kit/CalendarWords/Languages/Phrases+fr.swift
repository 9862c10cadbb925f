public import CalendarText

extension Phrases {
  /// The words in French.
  public static let french = Phrases(
    table: """
      today: Aujourd’hui
      tomorrow: Demain
      previousYear: Année précédente
      previousMonth: Mois précédent
      previousWeek: Semaine précédente
      previousDay: Jour précédent
      nextYear: Année suivante
      nextMonth: Mois suivant
      nextWeek: Semaine suivante
      nextDay: Jour suivant
      calendar: Calendrier
      calendars: Calendriers
      year: Année
      month: Mois
      week: Semaine
      day: Jour
      agenda: Agenda
      weekNumber: Semaine #
      allDay: toute la journée
      until: jusqu’à #
      continues: se poursuit
      tooMany: trop nombreux pour tout afficher
      repeats: se répète
      everyDay: tous les jours
      everyWeek: toutes les semaines
      everyMonth: tous les mois
      everyYear: tous les ans
      cancelled: annulé
      tentative: provisoire
      untitled: Événement sans titre
      noEvents: Aucun événement pour l’instant
      dropHint: Déposez un fichier .ics ici
      noEventsOfDay: Aucun événement
      notLoaded: Non chargé
      allHidden: Tous les calendriers sont masqués
      noResource: Sans ressource
      skippedDay: Jour sauté
      nearestEvent: Événement le plus proche\u{A0}: #
      skipped: Ignorés\u{A0}: #
      line: Ligne #
      unreadable: # est illisible
      missing: il manque #
      tooLarge: trop volumineux
      emptyFile: Le fichier est vide
      noCalendarFile: N’est pas un fichier de calendrier
      close: Fermer
      unreachable: Impossible de charger les événements
      noKey: Cette page n’a pas de clé valable, ouvrez-la avec l’adresse que donne le serveur
      offline: Hors ligne : état du #
      tryAgain: Réessayer
      stopped: Le calendrier s’est arrêté
      reload: Recharger
      separator: , #
      events: Événements\u{A0}: #
      moreEvents: Autres événements\u{A0}: #
      search: Rechercher
      noResults: Aucun événement trouvé
      togglePanel: Afficher ou masquer le panneau
      dayCount: 1 jour|# jours
      weekCount: 1 semaine|# semaines
      monthCount: 1 mois|# mois
      previousPeriod: Période précédente\u{A0}: #
      nextPeriod: Période suivante\u{A0}: #
      goToDate: Aller à la date
      earlier: Auparavant : #
      join: Rejoindre
      organizer: organise
      accepted: accepté
      declined: refusé
      noReply: sans réponse
      categories: Catégories : #
      """)
}
