import type { DemoPaper, Said } from './demo-paper.ts';

type Course = { title: Said; subject: Said; duration: Said };

const proofOf = ({ title, subject, duration }: Course): DemoPaper => ({
  title,
  kind: 'proof',
  facts: [
    [['Subject', 'Inhalt'], subject],
    [['Duration', 'Dauer'], duration],
    [
      ['Result', 'Ergebnis'],
      ['Passed', 'Bestanden'],
    ],
  ],
  parts: [
    [
      ['Confirmation', 'Bestätigung'],
      [
        'The holder took part in the whole course and passed the examination in theory and practice. The list of participants with names and dates of birth is kept by the training centre for ten years.',
        'Die Inhaberin oder der Inhaber hat am ganzen Kurs teilgenommen und die Prüfung in Theorie und Praxis bestanden. Die Teilnahmeliste mit Namen und Geburtsdaten liegt zehn Jahre beim Ausbildungszentrum.',
      ],
    ],
  ],
});

export const proofs = {
  firstAid: proofOf({
    title: ['First aid certificate', 'Erste-Hilfe-Nachweis'],
    subject: ['First aid at work, with defibrillator', 'Erste Hilfe im Betrieb, mit Defibrillator'],
    duration: ['16 hours on two days', '16 Stunden an zwei Tagen'],
  }),
  forklift: proofOf({
    title: ['Forklift licence', 'Staplerschein'],
    subject: ['Forklifts and pallet trucks up to 5 tonnes', 'Stapler und Hubwagen bis 5 Tonnen'],
    duration: ['20 hours and a driving test', '20 Stunden und Fahrprüfung'],
  }),
  height: proofOf({
    title: ['Working at height', 'Höhenarbeit'],
    subject: ['Personal protection against falls, rescue', 'Absturzsicherung mit Gurt, Rettung'],
    duration: ['8 hours', '8 Stunden'],
  }),
  fire: proofOf({
    title: ['Fire protection', 'Brandschutz'],
    subject: ['Fire warden for events', 'Brandschutzwart für Veranstaltungen'],
    duration: ['8 hours', '8 Stunden'],
  }),
  socialSecurity: {
    title: ['Social security (A1)', 'Sozialversicherung (A1)'],
    kind: 'proof',
    facts: [
      [
        ['Law that applies', 'Anwendbares Recht'],
        ['State of residence', 'Wohnsitzstaat'],
      ],
      [
        ['Work in', 'Tätigkeit in'],
        ['Austria, Germany, Netherlands', 'Österreich, Deutschland, Niederlande'],
      ],
    ],
    parts: [
      [
        ['Confirmation', 'Bestätigung'],
        [
          'For the time given in the record the holder stays insured in the state of residence. No contributions are due in the other states.',
          'Für die im Datensatz genannte Zeit bleibt die Inhaberin oder der Inhaber im Wohnsitzstaat versichert. In den anderen Staaten fallen keine Beiträge an.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, DemoPaper>;
