import type { DemoPaper, Said } from './demo-paper.ts';

const euros = (amount: string): Said => [`€ ${amount} an hour`, `${amount.replace('.', ',')} € je Stunde`];

/** The same functions with other prices, as each client agreed them. */
const prices = (
  hand: string,
  rigger: string,
  forklift: string,
  chief: string,
): NonNullable<DemoPaper['facts']> => [
  [['Stagehand', 'Stagehand'], euros(hand)],
  [['Rigger', 'Rigger'], euros(rigger)],
  [['Forklift driver', 'Staplerfahrer'], euros(forklift)],
  [['Crew chief', 'Crewleitung'], euros(chief)],
];
const terms: DemoPaper['parts'] = [
  [
    ['Shortest job', 'Mindestdauer'],
    [
      'Four hours for each person and job. Each further quarter of an hour that was begun counts.',
      'Vier Stunden je Person und Job. Jede weitere angefangene Viertelstunde zählt.',
    ],
  ],
  [
    ['Surcharges', 'Zuschläge'],
    [
      '25 % from 22:00 to 06:00, 50 % on Sundays, 100 % on bank holidays. Surcharges are not added to each other: the highest counts.',
      '25 % von 22 bis 6 Uhr, 50 % an Sonntagen, 100 % an Feiertagen. Zuschläge werden nicht zusammengezählt: der höchste gilt.',
    ],
  ],
  [
    ['Cancelling', 'Absagen'],
    [
      'Free until 48 hours before the beginning, half until 24 hours before, then in full.',
      'Bis 48 Stunden vor Beginn kostenlos, bis 24 Stunden zur Hälfte, danach zur Gänze.',
    ],
  ],
];

export const rates = {
  rates2026: {
    title: ['Rate agreement 2026', 'Tarifvereinbarung 2026'],
    kind: 'agreement',
    facts: prices('31.00', '38.50', '36.00', '42.00'),
    parts: terms,
  },
  rates2027: {
    title: ['Rate agreement 2027', 'Tarifvereinbarung 2027'],
    kind: 'agreement',
    facts: prices('32.20', '39.90', '37.40', '43.60'),
    parts: terms,
  },
  surcharges: { title: ['Night surcharges', 'Nachtzuschläge'], kind: 'rules', parts: terms.slice(1, 2) },
  travelCosts: {
    title: ['Travel costs', 'Reisekosten'],
    kind: 'rules',
    parts: [
      [
        ['How they are charged', 'Wie sie verrechnet werden'],
        [
          'Up to 30 kilometres nothing, beyond that 0.62 euros a kilometre and bus, and half of an hour for each hour of the way. Rooms at cost.',
          'Bis 30 Kilometer nichts, darüber 0,62 Euro je Kilometer und Bus, dazu je Stunde Weg eine halbe Stunde. Zimmer zum Selbstkostenpreis.',
        ],
      ],
    ],
  },
  cardStandard: {
    title: ['Rate card Standard', 'Preisliste Standard'],
    kind: 'agreement',
    facts: prices('33.00', '41.00', '38.00', '45.00'),
    parts: terms,
  },
  cardOpera: {
    title: ['Rate card Opera', 'Preisliste Oper'],
    kind: 'agreement',
    facts: prices('34.50', '43.00', '39.50', '47.00'),
    parts: terms,
  },
  cardFair: {
    title: ['Rate card Trade fair', 'Preisliste Messe'],
    kind: 'agreement',
    facts: prices('32.00', '40.00', '37.00', '44.00'),
    parts: terms,
  },
} as const satisfies Record<string, DemoPaper>;
