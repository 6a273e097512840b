/** Where work is. Real cities, invented streets. */
export type Place = readonly [
  name: string,
  street: string,
  zip: string,
  city: string,
  country: string,
  zone: string,
  position: readonly [latitude: number, longitude: number] | null,
  radius: number,
  more?: { noNetwork?: true; note?: string },
];

const vienna = 'Europe/Vienna';
const berlin = 'Europe/Berlin';

export const places: readonly Place[] = [
  [
    'Messe Wien, Gate 3',
    'Ausstellungsallee 3',
    '1020',
    'Wien',
    'AT',
    vienna,
    [48.2172, 16.4069],
    500,
    { note: 'Einfahrt nur über Gate 3. Helm und Weste ab dem Schranken.' },
  ],
  ['Donaubühne', 'Wehrpromenade 12', '1220', 'Wien', 'AT', vienna, [48.2311, 16.4102], 500],
  ['Alte Seifenfabrik', 'Kesselgasse 7', '8020', 'Graz', 'AT', vienna, [47.0602, 15.4305], 500],
  ['Salzhalle', 'Solequai 41', '5020', 'Salzburg', 'AT', vienna, [47.8071, 13.0413], 500],
  ['Theater am Hafen', 'Ladestraße 5', '4020', 'Linz', 'AT', vienna, [48.3119, 14.3001], 100],
  [
    'Burgkeller',
    'Untere Zeile 2',
    '1010',
    'Wien',
    'AT',
    vienna,
    [48.2081, 16.3659],
    100,
    {
      noNetwork: true,
      note: 'Kein Empfang im Keller. Alles, was am Handy getippt wird, geht später hinaus.',
    },
  ],
  ['Arena im Park', 'Wiesenweg 90', '1030', 'Wien', 'AT', vienna, [48.1903, 16.4131], 500],
  ['Baustelle Nordtor', 'Am Kranplatz 1', '1210', 'Wien', 'AT', vienna, [48.2661, 16.4015], 2000],
  ['Spreehalle', 'Uferzeile 18', '10243', 'Berlin', 'DE', berlin, [52.5067, 13.4424], 500],
  ['Tempelfeld Süd', 'Rollbahn 4', '12099', 'Berlin', 'DE', berlin, [52.4711, 13.4029], 2000],
  ['Studio Eins', 'Filmgasse 11', '14482', 'Potsdam', 'DE', berlin, [52.3881, 13.1192], 100],
  ['Isarforum', 'Brückenkopf 3', '80331', 'München', 'DE', berlin, [48.1341, 11.5812], 500],
  ['Wharf Rooms', '14 Ropewalk', 'SE1 2XB', 'London', 'GB', 'Europe/London', [51.5031, -0.0772], 500],
  [
    'Auditorio del Puerto',
    'Calle de las Velas 9',
    '35008',
    'Las Palmas',
    'ES',
    'Atlantic/Canary',
    [28.1299, -15.4301],
    500,
  ],
  ['Lager Simmering', 'Hallenring 22', '1110', 'Wien', 'AT', vienna, [48.1702, 16.4288], 500],
  ['Probebühne 2', 'Hofzeile 6', '1190', 'Wien', 'AT', vienna, null, 500],
  ['Open Air Wiesen Ost', 'Feldweg', '7203', 'Wiesen', 'AT', vienna, null, 2000],
  ['Schloss Kahlenfels', 'Schlossallee 1', '3420', 'Klosterneuburg', 'AT', vienna, [48.3051, 16.3262], 500],
];

export const placesOfRedwave: readonly Place[] = [
  ['Pier Stage', '1 Esplanade', 'CF10 5AL', 'Cardiff', 'GB', 'Europe/London', [51.4631, -3.1642], 500],
  ['Castle Green', 'Greyfriars Walk', 'CF10 3RB', 'Cardiff', 'GB', 'Europe/London', [51.4824, -3.1811], 500],
  ['Wharf Rooms', '14 Ropewalk', 'SE1 2XB', 'London', 'GB', 'Europe/London', [51.5031, -0.0772], 500],
  ['Swansea Dockyard', '3 Tidal Row', 'SA1 8QY', 'Swansea', 'GB', 'Europe/London', null, 500],
];

/** Invented houses that order crews. */
export const companyNames: readonly (readonly [
  name: string,
  city: string,
  country: string,
  currency: string,
])[] = [
  ['Opernhaus am Kai', 'Wien', 'AT', 'EUR'],
  ['Messebau Brandauer GmbH', 'Wien', 'AT', 'EUR'],
  ['Stadtfest Graz Verein', 'Graz', 'AT', 'EUR'],
  ['Lumen & Söhne Lichttechnik', 'Linz', 'AT', 'EUR'],
  ['Spreewerk Veranstaltungen GmbH', 'Berlin', 'DE', 'EUR'],
  ['Filmstudio Havelblick', 'Potsdam', 'DE', 'EUR'],
  ['Isar Kongress AG', 'München', 'DE', 'EUR'],
  ['Thames & Tide Productions Ltd', 'London', 'GB', 'GBP'],
  ['Producciones Alisio S.L.', 'Las Palmas', 'ES', 'EUR'],
  ['Hochbau Nordtor ARGE', 'Wien', 'AT', 'EUR'],
  ['Festival Wiesen Ost', 'Wiesen', 'AT', 'EUR'],
  ['Schlosskonzerte Kahlenfels', 'Klosterneuburg', 'AT', 'EUR'],
];

export const companyNamesOfRedwave: readonly (readonly [string, string, string, string])[] = [
  ['Harbour Nights Ltd', 'Cardiff', 'GB', 'GBP'],
  ['Gŵyl y Castell', 'Cardiff', 'GB', 'GBP'],
  ['Thames & Tide Productions Ltd', 'London', 'GB', 'GBP'],
];
