import type { Language } from '@callboard/contract';

export type Letter = {
  language: Language;
  /** A name of its own; without one somebody of the crew wrote it. */
  from?: string;
  subject: string;
  text: string;
  attach?: readonly ('plan' | 'list' | 'sheet')[];
};

/** Letters that come again and again with other gates, halls, times and names. Blank lines part paragraphs. */
export const usualLetters: readonly Letter[] = [
  {
    language: 'en',
    subject: 'Gate {gate} is open from {time}',
    text: 'Good morning all,\n\nthe new gate {gate} is open from {time}. Please do not queue on the ring road: drive straight to hall {hall} and show your card at the barrier.\n\nThe old entrance stays closed for the whole build.\n\n{name}',
    attach: ['plan'],
  },
  {
    language: 'en',
    from: 'North hall desk',
    subject: 'Re: access cards',
    text: 'Please pick them up at Gate {gate} before {time}. Bring a photo ID, we cannot hand a card to somebody else.\n\n{n} cards are ready, two are still being printed.\n\nNorth hall desk',
  },
  {
    language: 'en',
    subject: 'Truck order {weekday}',
    text: 'First truck at the loading gate at {time}, then every 20 minutes. Audio first, then light, then the stage parts for hall {hall}.\n\nThe forklift driver is {name}. If you are late, call before you are late.',
    attach: ['list'],
  },
  {
    language: 'en',
    from: 'Safety desk',
    subject: 'Security check missing',
    text: 'Night shift of yesterday, north gate: the check of hall {hall} was not handed in. Please send it before {time}, otherwise we cannot open the stand.\n\nSafety desk',
  },
  {
    language: 'en',
    subject: 'Two more riggers for {project}',
    text: 'Hello,\n\nthe client adds a second truss line in hall {hall}. We need two more riggers from {time}, climbing certificate not older than two years.\n\nCan you confirm by noon?\n\n{name}',
  },
  {
    language: 'de',
    subject: 'Schichtplan {project}',
    text: 'Hallo zusammen,\n\nanbei der Schichtplan für {project}. Halle {hall} beginnt um {time}, Treffpunkt ist Tor {gate}. Bitte die Ruhezeiten beachten, zwei von euch kommen direkt aus der Nachtschicht.\n\nViele Grüße\n{name}',
    attach: ['sheet'],
  },
  {
    language: 'de',
    subject: 'Kein Hubsteiger an Tor {gate}',
    text: 'Der Hubsteiger ist bis {time} in Halle {hall} gebunden. Wir brauchen also zwei Leute mehr zum Tragen oder eine Stunde mehr Zeit. Was ist euch lieber?\n\n{name}',
  },
  {
    language: 'de',
    from: 'Hotel Krone',
    subject: 'Ihre Gruppenbuchung',
    text: 'Guten Tag,\n\nwir haben {n} Einzelzimmer für Ihre Crew reserviert. Frühstück gibt es ab 05:30 Uhr, für die Frühschicht richten wir gern Lunchpakete her. Parken in der Tiefgarage bis 1,90 m Höhe.\n\nMit freundlichen Grüßen\nHotel Krone, Rezeption',
    attach: ['sheet'],
  },
  {
    language: 'deAt',
    from: 'Office',
    subject: 'Parken beim Schlosshof',
    text: 'Liebe Leute,\n\nbeim Schlosshof dürfen heuer nur Fahrzeuge mit Karte hinein. Die Karten liegen beim Portier an Tor {gate}, ab {time}.\n\nWer ohne Karte im Hof steht, zahlt die Abschleppung selber.\n\nLiebe Grüße\n{name}',
  },
  {
    language: 'deAt',
    subject: 'Jause und Getränke Halle {hall}',
    text: 'Servus,\n\nfür die {n} Leute in Halle {hall} kommt die Jause um {time}. Drei vegetarisch, eine ohne Nüsse. Bitte beim Tor {gate} entgegennehmen, der Fahrer darf nicht aufs Gelände.\n\n{name}',
  },
  {
    language: 'deAt',
    subject: 'Abbau {project}: Beginn verschoben',
    text: 'Achtung: Der Abbau beginnt erst um {time}, weil der Kongress im Saal {hall} überzieht. Treffpunkt bleibt Tor {gate}. Wer dadurch unter elf Stunden Ruhezeit kommt, meldet sich bitte gleich.\n\n{name}',
  },
  {
    language: 'nl',
    subject: 'Laadlijst {project}',
    text: 'Goedemorgen,\n\nhierbij de laadlijst. De eerste trailer staat om {time} bij poort {gate}, de tweede een half uur later. Let op: hal {hall} heeft een doorrijhoogte van 3,80 m.\n\nGroet,\n{name}',
    attach: ['list'],
  },
  {
    language: 'nl',
    subject: 'Veiligheidsschoenen verplicht in hal {hall}',
    text: 'Vanaf morgen komt niemand hal {hall} nog in zonder S3-schoenen en helm. Bij poort {gate} liggen {n} leenhelmen, op is op.\n\n{name}',
  },
  {
    language: 'fr',
    subject: 'Plan de charge {project}',
    text: 'Bonjour à tous,\n\nle camion arrive à {time} à la porte {gate}. Il faut {n} personnes pour décharger, puis quatre pour le hall {hall}. Merci de confirmer votre présence avant ce soir.\n\nBien à vous,\n{name}',
    attach: ['sheet'],
  },
  {
    language: 'fr',
    subject: 'Badge oublié à la porte {gate}',
    text: 'Bonjour,\n\nun badge de votre équipe est resté à la porte {gate}. Il peut être retiré à l’accueil du hall {hall} jusqu’à {time}.\n\n{name}',
  },
  {
    language: 'es',
    subject: 'Montaje {project}: cambio de puerta',
    text: 'Hola a todos:\n\nla puerta {gate} está cerrada por obras. Entramos por el muelle del pabellón {hall} a partir de las {time}. Somos {n}, así que venid en dos furgonetas.\n\nUn saludo,\n{name}',
    attach: ['plan'],
  },
  {
    language: 'es',
    subject: 'Horas de la semana',
    text: 'Buenas:\n\nme faltan las horas de {n} personas del pabellón {hall}. Necesito los partes firmados antes de las {time} para poder cerrar la semana.\n\nGracias,\n{name}',
  },
  {
    language: 'cy',
    subject: 'Giât {gate} ar agor o {time}',
    text: 'Bore da bawb,\n\nmae giât {gate} ar agor o {time} ymlaen. Dewch â’ch cerdyn adnabod, a pharciwch y tu ôl i neuadd {hall}. Mae angen {n} o bobl i ddadlwytho.\n\nHwyl,\n{name}',
  },
  {
    language: 'en',
    from: 'Harbour Catering',
    subject: 'Crew catering, final numbers',
    text: 'Dear team,\n\nwe have you down for {n} meals in hall {hall}, served from {time}. Changes are possible until the evening before.\n\nAllergies noted: nuts, lactose, one coeliac.\n\nHarbour Catering',
  },
  {
    language: 'de',
    from: 'Messe Einlass',
    subject: 'Zufahrt Tor {gate}: Zeitfenster bestätigt',
    text: 'Ihr Zeitfenster für Tor {gate} wurde bestätigt: {time}, Standzeit 45 Minuten, Halle {hall}.\n\nKennzeichen bitte bis zum Vorabend nachreichen. Ohne Anmeldung keine Zufahrt.\n\nMesse Einlass',
    attach: ['plan'],
  },
];

/** Letters that show one thing each; they stand near the top. */
export const specialLetters: readonly (Letter & {
  cc?: number;
  html?: 'plain' | 'remote';
  noSubject?: true;
})[] = [
  {
    language: 'en',
    from: 'Petra Maier',
    subject: 'Gate 3 is open from seven',
    text: 'Good morning all,\n\nthe new gate 3 is open from seven. Trucks drive in from the north, people walk in beside the barrier.\n\nPlease do not use gate 1 any more: the lift is booked there until seven in the evening, and the ramp is blocked.\n\nPetra',
    attach: ['plan'],
    html: 'plain',
  },
  {
    language: 'en',
    from: 'North hall desk',
    subject: 'Re: access cards',
    text: 'Please pick them up at Gate 1 before noon. Bring a photo ID, we cannot hand a card to somebody else.\n\nFour cards are still missing a picture.\n\nNorth hall desk',
  },
  {
    language: 'en',
    from: 'Redwave Events',
    subject: 'Truck order Thursday',
    text: 'First truck at the loading gate at 05:40, then every twenty minutes. Light comes last this time, because the truss is still in Linz.\n\nSee the list. Anything that is not on it does not come.',
    attach: ['list'],
    cc: 3,
  },
  {
    language: 'fr',
    from: 'Luc Moreau',
    subject: 'Re: Re: shift plan congress',
    text: 'No lift at gate 2, so we need two more people for the side stage.\n\nZoë peut venir à partir de 14 h, Iker aussi s’il dort d’abord. Je compte sur vous pour confirmer avant ce soir.\n\nLuc',
    cc: 20,
  },
  {
    language: 'deAt',
    from: 'Office',
    subject: 'Parking at Schlosshof',
    text: 'Only vehicles with a card may pass the gate. The cards are with the porter, one for each van.\n\nWer keine Karte hat, parkt am Bahnhof und geht die 600 Meter zu Fuß.',
  },
  {
    language: 'en',
    from: 'Safety desk',
    subject: 'Security check missing',
    text: 'Last night, north gate: nobody handed in the check of the fire doors.\n\nPlease send it today. The stand stays closed until we have it.',
  },
  {
    language: 'de',
    from: 'Hotel Krone',
    subject: 'Ihre Gruppenbuchung',
    text: 'Guten Tag,\n\nvielen Dank für Ihre Buchung. 14 Einzelzimmer, Anreise ab 14 Uhr, Nachtportier bis 2 Uhr.\n\nMit freundlichen Grüßen\nHotel Krone',
    attach: ['sheet'],
    html: 'remote',
  },
  {
    language: 'en',
    from: 'Stagepost Weekly',
    subject: 'What is on in the halls this week',
    text: 'Three load-ins, two load-outs and one night in the castle yard.\n\nRead how the crew of the north hall built a stage in nine hours.\n\nYou get this letter because you are on the list Stagepost Weekly.',
    html: 'remote',
  },
  {
    language: 'de',
    subject:
      'Bitte um Rückmeldung zu den geänderten Anfangszeiten, der neuen Zufahrt über Tor 3, den Parkkarten für die Kleinbusse, der Sicherheitsunterweisung in Halle 12 und der Frage, wer am Sonntag nach dem Nachtabbau noch acht Stunden Ruhe hat',
    text: 'Hallo,\n\nder Betreff sagt eigentlich alles. Antwort bitte bis heute Abend, kurz reicht.\n\nJürgen',
  },
  {
    language: 'nl',
    noSubject: true,
    subject: '',
    text: 'Sorry, te snel verstuurd. De foto’s van poort 2 komen zo.\n\nBram',
  },
  {
    language: 'cy',
    from: 'Nia Pritchard',
    subject: 'Llety yng Nghaerdydd',
    text: 'Helo bawb,\n\nmae’r gwesty wedi’i drefnu: pum ystafell ger yr orsaf, brecwast o chwech. Ffoniwch fi os yw’ch trên yn hwyr.\n\nNia',
  },
  {
    language: 'es',
    from: 'Iker Sáez',
    subject: 'Fotos del montaje',
    text: 'Hola:\n\naquí van el plano y la lista firmada. La puerta 4 queda libre desde las seis.\n\nIker',
    attach: ['plan', 'list', 'sheet'],
  },
  {
    language: 'deAt',
    from: 'Şükrü Aydın',
    subject: 'Krankmeldung für morgen',
    text: 'Servus Petra,\n\nich hab Fieber und kann morgen nicht. Die Bestätigung vom Arzt schick ich zu Mittag nach. Vielleicht kann die Anna einspringen, sie kennt die Halle.\n\nŞükrü',
  },
];

export const slots = {
  projects: [
    'Spring Gala',
    'Congress dismantle',
    'Winter Classics',
    'Hafenfest',
    'Schlosshof Open Air',
    'Medica Kongress',
    'Gŵyl y Bae',
    'Salon du Livre',
    'Feria del Mueble',
    'Jazz op de Kade',
  ],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  times: ['05:30', '06:00', '06:45', '07:00', '07:30', '08:15', '10:00', '13:30', '17:00', '20:00', '22:15'],
} as const;

export const mailboxNames = [
  { key: 'dispatch', name: 'Dispatch' },
  { key: 'office', name: 'Office' },
  { key: 'clients', name: 'Clients' },
] as const;
