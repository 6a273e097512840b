import { asks } from './demo-question.ts';
import type { DemoForm, Text } from './demo-question.ts';

export type DemoTraining = DemoForm & {
  /** The place of the skill it gives among the skills of the demo. */
  skill: number | null;
  validDays: number | null;
  attempts?: number;
  minimumScore?: number;
  /** Days from today on which it begins. */
  beginsIn?: number;
};

const single = (key: string, caption: Text, right: Text, wrong: readonly Text[]) =>
  asks(key, 'single', caption[0], caption[1], {
    choices: [['right', ...right], ...wrong.map((text, at) => [`wrong-${at}`, ...text] as const)],
    correct: 'right',
  });
const alarm = single(
  'alarm',
  ['The alarm sounds. What first?', 'Der Alarm ertönt. Was zuerst?'],
  ['Leave by the marked way', 'Über den Fluchtweg hinaus'],
  [
    ['Fetch your bag', 'Die Tasche holen'],
    ['Take the lift', 'Den Lift nehmen'],
  ],
);
const call = single(
  'call',
  ['Whom do you call?', 'Wen rufen Sie an?'],
  ['The emergency number', 'Den Notruf'],
  [['The client', 'Den Kunden']],
);
const gear = asks('gear', 'multi', 'What do you wear on site?', 'Was tragen Sie auf der Baustelle?', {
  choices: [
    ['helmet', 'Helmet', 'Helm'],
    ['shoes', 'Shoes S3', 'Schuhe S3'],
    ['sandals', 'Sandals', 'Sandalen'],
  ],
  correct: ['helmet', 'shoes'],
});
const alone = asks(
  'alone',
  'yesNo',
  'May one work at height alone?',
  'Darf man allein in der Höhe arbeiten?',
  {
    correct: 'no',
  },
);
const lift = asks(
  'lift',
  'number',
  'How many kilogrammes does one lift alone?',
  'Wie viele Kilogramm hebt man allein?',
  {
    correct: 25,
    unit: 'kg',
  },
);

const training = (
  key: string,
  name: Text,
  questions: DemoForm['questions'],
  more: Omit<DemoTraining, keyof DemoForm>,
): DemoTraining => ({
  key,
  name,
  intro: ['Watch, read, answer.', 'Ansehen, lesen, antworten.'],
  kind: 'training',
  questions,
  ...more,
});

export const demoTrainings: readonly DemoTraining[] = [
  training('fire', ['Fire protection', 'Brandschutz'], [alarm, call, gear], { skill: 7, validDays: 365 }),
  training('height', ['Working at height', 'Höhenarbeit'], [alone, gear, call], {
    skill: 2,
    validDays: 365,
    minimumScore: 100,
  }),
  training('lifting', ['Lifting and carrying', 'Heben und Tragen'], [lift, gear], {
    skill: 11,
    validDays: null,
  }),
  training('first-aid', ['First aid, refreshed', 'Erste Hilfe, Auffrischung'], [call, alarm, alone], {
    skill: 0,
    validDays: 730,
    attempts: 2,
  }),
  training('electric', ['Electrical instruction', 'Elektrounterweisung'], [call, alone, gear, lift], {
    skill: 6,
    validDays: 365,
  }),
  training('winter', ['Winter driving', 'Fahren im Winter'], [alarm, call], {
    skill: null,
    validDays: 180,
    beginsIn: 12,
  }),
];
