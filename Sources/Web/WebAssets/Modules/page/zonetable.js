// Written by Scripts/write-zones from the Time Zone Database, which is in the public domain: abbreviations and offsets, and the
// zones that have them, each with its countries (ISO 3166).

export const ZONES = `
+00:00 +02:00|Antarctica/Troll AQ
+01:00|Africa/Casablanca MA;Africa/El_Aaiun EH
+03:00|Antarctica/Syowa AQ;Asia/Aden YE;Asia/Amman JO;Asia/Baghdad IQ;Asia/Bahrain BH;Asia/Damascus SY;Asia/Kuwait KW;Asia/Qatar QA;Asia/Riyadh SA;Europe/Istanbul TR;Europe/Minsk BY
+03:30|Asia/Tehran IR
+04:00|Asia/Baku AZ;Asia/Dubai AE;Asia/Muscat OM;Asia/Tbilisi GE;Asia/Yerevan AM;Europe/Astrakhan RU;Europe/Samara RU;Europe/Saratov RU;Europe/Ulyanovsk RU;Indian/Mahe SC;Indian/Mauritius MU;Indian/Reunion RE
+04:30|Asia/Kabul AF
+05:00|Antarctica/Mawson AQ;Antarctica/Vostok AQ;Asia/Almaty KZ;Asia/Aqtau KZ;Asia/Aqtobe KZ;Asia/Ashgabat TM;Asia/Atyrau KZ;Asia/Dushanbe TJ;Asia/Oral KZ;Asia/Qostanay KZ;Asia/Qyzylorda KZ;Asia/Samarkand UZ;Asia/Tashkent UZ;Asia/Yekaterinburg RU;Indian/Kerguelen TF;Indian/Maldives MV
+05:30|Asia/Colombo LK
+05:45|Asia/Kathmandu NP
+06:00|Asia/Bishkek KG;Asia/Dhaka BD;Asia/Omsk RU;Asia/Thimphu BT;Asia/Urumqi CN;Indian/Chagos IO
+06:30|Asia/Yangon MM;Indian/Cocos CC
+07:00|Antarctica/Davis AQ;Asia/Bangkok TH;Asia/Barnaul RU;Asia/Ho_Chi_Minh VN;Asia/Hovd MN;Asia/Krasnoyarsk RU;Asia/Novokuznetsk RU;Asia/Novosibirsk RU;Asia/Phnom_Penh KH;Asia/Tomsk RU;Asia/Vientiane LA;Indian/Christmas CX
+08:00|Antarctica/Casey AQ;Asia/Brunei BN;Asia/Irkutsk RU;Asia/Kuala_Lumpur MY;Asia/Kuching MY;Asia/Singapore SG;Asia/Ulaanbaatar MN
+08:45|Australia/Eucla AU
+09:00|Asia/Chita RU;Asia/Dili TL;Asia/Khandyga RU;Asia/Yakutsk RU;Pacific/Palau PW
+10:00|Antarctica/DumontDUrville AQ;Asia/Ust-Nera RU;Asia/Vladivostok RU;Pacific/Chuuk FM;Pacific/Port_Moresby PG
+11:00|Asia/Magadan RU;Asia/Sakhalin RU;Asia/Srednekolymsk RU;Pacific/Bougainville PG;Pacific/Efate VU;Pacific/Guadalcanal SB;Pacific/Kosrae FM;Pacific/Noumea NC;Pacific/Pohnpei FM
+11:00 +10:30|Australia/Lord_Howe AU
+12:00|Asia/Anadyr RU;Asia/Kamchatka RU;Pacific/Fiji FJ;Pacific/Funafuti TV;Pacific/Kwajalein MH;Pacific/Majuro MH;Pacific/Nauru NR;Pacific/Tarawa KI;Pacific/Wake UM;Pacific/Wallis WF
+12:00 +11:00|Pacific/Norfolk NF
+13:00|Pacific/Apia WS;Pacific/Fakaofo TK;Pacific/Kanton KI;Pacific/Tongatapu TO
+13:45 +12:45|Pacific/Chatham NZ
+14:00|Pacific/Kiritimati KI
-01:00|Atlantic/Cape_Verde CV
-01:00 +00:00|Atlantic/Azores PT
-02:00|America/Noronha BR;Atlantic/South_Georgia GS
-02:00 -01:00|America/Nuuk GL;America/Scoresbysund GL
-03:00|America/Araguaina BR;America/Argentina/Buenos_Aires AR;America/Argentina/Catamarca AR;America/Argentina/Cordoba AR;America/Argentina/Jujuy AR;America/Argentina/La_Rioja AR;America/Argentina/Mendoza AR;America/Argentina/Rio_Gallegos AR;America/Argentina/Salta AR;America/Argentina/San_Juan AR;America/Argentina/San_Luis AR;America/Argentina/Tucuman AR;America/Argentina/Ushuaia AR;America/Asuncion PY;America/Bahia BR;America/Belem BR;America/Cayenne GF;America/Coyhaique CL;America/Fortaleza BR;America/Maceio BR;America/Montevideo UY;America/Paramaribo SR;America/Punta_Arenas CL;America/Recife BR;America/Santarem BR;America/Sao_Paulo BR;Antarctica/Palmer AQ;Antarctica/Rothera AQ;Atlantic/Stanley FK
-03:00 -02:00|America/Miquelon PM
-03:00 -04:00|America/Santiago CL
-04:00|America/Boa_Vista BR;America/Campo_Grande BR;America/Caracas VE;America/Cuiaba BR;America/Guyana GY;America/La_Paz BO;America/Manaus BR;America/Porto_Velho BR
-05:00|America/Bogota CO;America/Eirunepe BR;America/Guayaquil EC;America/Lima PE;America/Rio_Branco BR
-05:00 -06:00|Pacific/Easter CL
-06:00|Pacific/Galapagos EC
-08:00|Pacific/Pitcairn PN
-09:00|Pacific/Gambier PF
-09:30|Pacific/Marquesas PF
-10:00|Pacific/Rarotonga CK;Pacific/Tahiti PF
-11:00|Pacific/Niue NU
ACDT +10:30 ACST +09:30|Australia/Adelaide AU;Australia/Broken_Hill AU
ACST +09:30|Australia/Darwin AU
AEDT +11:00 AEST +10:00|Antarctica/Macquarie AU;Australia/Hobart AU;Australia/Melbourne AU;Australia/Sydney AU
AEST +10:00|Australia/Brisbane AU;Australia/Lindeman AU
AKST -09:00 AKDT -08:00|America/Anchorage US;America/Juneau US;America/Metlakatla US;America/Nome US;America/Sitka US;America/Yakutat US
AST -04:00|America/Anguilla AI;America/Antigua AG;America/Aruba AW;America/Barbados BB;America/Blanc-Sablon CA;America/Curacao CW;America/Dominica DM;America/Grenada GD;America/Guadeloupe GP;America/Kralendijk BQ;America/Lower_Princes SX;America/Marigot MF;America/Martinique MQ;America/Montserrat MS;America/Port_of_Spain TT;America/Puerto_Rico PR;America/Santo_Domingo DO;America/St_Barthelemy BL;America/St_Kitts KN;America/St_Lucia LC;America/St_Thomas VI;America/St_Vincent VC;America/Tortola VG
AST -04:00 ADT -03:00|America/Glace_Bay CA;America/Goose_Bay CA;America/Halifax CA;America/Moncton CA;America/Thule GL;Atlantic/Bermuda BM
AWST +08:00|Australia/Perth AU
CAT +02:00|Africa/Blantyre MW;Africa/Bujumbura BI;Africa/Gaborone BW;Africa/Harare ZW;Africa/Juba SS;Africa/Khartoum SD;Africa/Kigali RW;Africa/Lubumbashi CD;Africa/Lusaka ZM;Africa/Maputo MZ;Africa/Windhoek NA
CET +01:00|Africa/Algiers DZ;Africa/Tunis TN
CET +01:00 CEST +02:00|Africa/Ceuta ES;Arctic/Longyearbyen SJ;Europe/Amsterdam NL;Europe/Andorra AD;Europe/Belgrade RS;Europe/Berlin DE;Europe/Bratislava SK;Europe/Brussels BE;Europe/Budapest HU;Europe/Busingen DE;Europe/Copenhagen DK;Europe/Gibraltar GI;Europe/Ljubljana SI;Europe/Luxembourg LU;Europe/Madrid ES;Europe/Malta MT;Europe/Monaco MC;Europe/Oslo NO;Europe/Paris FR;Europe/Podgorica ME;Europe/Prague CZ;Europe/Rome IT;Europe/San_Marino SM;Europe/Sarajevo BA;Europe/Skopje MK;Europe/Stockholm SE;Europe/Tirane AL;Europe/Vaduz LI;Europe/Vatican VA;Europe/Vienna AT;Europe/Warsaw PL;Europe/Zagreb HR;Europe/Zurich CH
CST +08:00|Asia/Macau MO;Asia/Shanghai CN;Asia/Taipei TW
CST -05:00 CDT -04:00|America/Havana CU
CST -06:00|America/Bahia_Banderas MX;America/Belize BZ;America/Chihuahua MX;America/Costa_Rica CR;America/El_Salvador SV;America/Guatemala GT;America/Managua NI;America/Merida MX;America/Mexico_City MX;America/Monterrey MX;America/Regina CA;America/Swift_Current CA;America/Tegucigalpa HN
CST -06:00 CDT -05:00|America/Chicago US;America/Indiana/Knox US;America/Indiana/Tell_City US;America/Matamoros MX;America/Menominee US;America/North_Dakota/Beulah US;America/North_Dakota/Center US;America/North_Dakota/New_Salem US;America/Ojinaga MX;America/Rankin_Inlet CA;America/Resolute CA;America/Winnipeg CA
ChST +10:00|Pacific/Guam GU;Pacific/Saipan MP
EAT +03:00|Africa/Addis_Ababa ET;Africa/Asmara ER;Africa/Dar_es_Salaam TZ;Africa/Djibouti DJ;Africa/Kampala UG;Africa/Mogadishu SO;Africa/Nairobi KE;Indian/Antananarivo MG;Indian/Comoro KM;Indian/Mayotte YT
EET +02:00|Africa/Tripoli LY;Europe/Kaliningrad RU
EET +02:00 EEST +03:00|Africa/Cairo EG;Asia/Beirut LB;Asia/Famagusta CY;Asia/Gaza PS;Asia/Hebron PS;Asia/Nicosia CY;Europe/Athens GR;Europe/Bucharest RO;Europe/Chisinau MD;Europe/Helsinki FI;Europe/Kyiv UA;Europe/Mariehamn AX;Europe/Riga LV;Europe/Sofia BG;Europe/Tallinn EE;Europe/Vilnius LT
EST -05:00|America/Atikokan CA;America/Cancun MX;America/Cayman KY;America/Jamaica JM;America/Panama PA
EST -05:00 EDT -04:00|America/Detroit US;America/Grand_Turk TC;America/Indiana/Indianapolis US;America/Indiana/Marengo US;America/Indiana/Petersburg US;America/Indiana/Vevay US;America/Indiana/Vincennes US;America/Indiana/Winamac US;America/Iqaluit CA;America/Kentucky/Louisville US;America/Kentucky/Monticello US;America/Nassau BS;America/New_York US;America/Port-au-Prince HT;America/Toronto CA
GMT +00:00|Africa/Abidjan CI;Africa/Accra GH;Africa/Bamako ML;Africa/Banjul GM;Africa/Bissau GW;Africa/Conakry GN;Africa/Dakar SN;Africa/Freetown SL;Africa/Lome TG;Africa/Monrovia LR;Africa/Nouakchott MR;Africa/Ouagadougou BF;Africa/Sao_Tome ST;America/Danmarkshavn GL;Atlantic/Reykjavik IS;Atlantic/St_Helena SH
GMT +00:00 BST +01:00|Europe/Guernsey GG;Europe/Isle_of_Man IM;Europe/Jersey JE;Europe/London GB
GMT +00:00 IST +01:00|Europe/Dublin IE
HKT +08:00|Asia/Hong_Kong HK
HST -10:00|Pacific/Honolulu US
HST -10:00 HDT -09:00|America/Adak US
IST +02:00 IDT +03:00|Asia/Jerusalem IL
IST +05:30|Asia/Kolkata IN
JST +09:00|Asia/Tokyo JP
KST +09:00|Asia/Pyongyang KP;Asia/Seoul KR
MSK +03:00|Europe/Kirov RU;Europe/Moscow RU;Europe/Simferopol UA;Europe/Volgograd RU
MST -07:00|America/Creston CA;America/Dawson CA;America/Dawson_Creek CA;America/Fort_Nelson CA;America/Hermosillo MX;America/Mazatlan MX;America/Phoenix US;America/Whitehorse CA
MST -07:00 MDT -06:00|America/Boise US;America/Cambridge_Bay CA;America/Ciudad_Juarez MX;America/Denver US;America/Edmonton CA;America/Inuvik CA
NST -03:30 NDT -02:30|America/St_Johns CA
NZDT +13:00 NZST +12:00|Antarctica/McMurdo AQ;Pacific/Auckland NZ
PKT +05:00|Asia/Karachi PK
PST +08:00|Asia/Manila PH
PST -08:00 PDT -07:00|America/Los_Angeles US;America/Tijuana MX;America/Vancouver CA
SAST +02:00|Africa/Johannesburg ZA;Africa/Maseru LS;Africa/Mbabane SZ
SST -11:00|Pacific/Midway UM;Pacific/Pago_Pago AS
UTC +00:00|UTC
WAT +01:00|Africa/Bangui CF;Africa/Brazzaville CG;Africa/Douala CM;Africa/Kinshasa CD;Africa/Lagos NG;Africa/Libreville GA;Africa/Luanda AO;Africa/Malabo GQ;Africa/Ndjamena TD;Africa/Niamey NE;Africa/Porto-Novo BJ
WET +00:00 WEST +01:00|Atlantic/Canary ES;Atlantic/Faroe FO;Atlantic/Madeira PT;Europe/Lisbon PT
WIB +07:00|Asia/Jakarta ID;Asia/Pontianak ID
WIT +09:00|Asia/Jayapura ID
WITA +08:00|Asia/Makassar ID
`;
