import type { Person } from '../demo-people.ts';
import { namesOfPapers, oneByOne } from './document-plan.ts';
import type { DocumentPlan, SignerPlan } from './document-plan.ts';

const { contract, secret } = namesOfPapers;

type Story = Omit<DocumentPlan, 'owner' | 'signers'> & {
  readonly signers?: readonly (Omit<SignerPlan, 'person'> & {
    readonly person: 'me' | 'office' | 'colleague' | 'other';
  })[];
};

const ready = { status: 'readyToSign', paper: 'addendum', type: 'addendum' } as const;
const going = { ...ready, status: 'onGoing' } as const;

const stories: readonly Story[] = [
  {
    ...ready,
    key: 'first',
    name: contract,
    order: oneByOne,
    daysAgo: 1,
    signers: [
      { person: 'me', step: 1, zone: { page: 1, x: 0.28, y: 0.8 } },
      { person: 'office', step: 2, zone: { page: 1, x: 0.72, y: 0.8 } },
    ],
  },
  {
    ...ready,
    key: 'second',
    name: ['Agreement on travel', 'Reisevereinbarung'],
    paper: 'travel',
    order: oneByOne,
    daysAgo: 2,
    signers: [
      { person: 'office', step: 1, did: 'opened' },
      { person: 'me', step: 2 },
      { person: 'colleague', step: 3 },
    ],
  },
  {
    ...going,
    key: 'last',
    name: ['Tool loan', 'Werkzeugausgabe'],
    paper: 'tools',
    order: oneByOne,
    daysAgo: 4,
    expiresIn: 3,
    signers: [
      { person: 'office', step: 1, did: 'signed' },
      { person: 'colleague', step: 2, did: 'signed' },
      { person: 'me', step: 3 },
    ],
  },
  {
    ...going,
    key: 'parallel',
    name: secret,
    paper: 'confidentiality',
    type: 'confidentiality',
    order: 'parallel',
    daysAgo: 2,
    signers: [
      { person: 'office', step: 1, did: 'signed' },
      { person: 'me', step: 1 },
      { person: 'other', step: 1 },
    ],
  },
  {
    ...going,
    key: 'same step',
    name: ['Shift rules of the opera', 'Dienstregeln der Oper'],
    paper: 'shiftRules',
    type: 'instruction',
    order: oneByOne,
    daysAgo: 3,
    signers: [
      { person: 'office', step: 1, did: 'signed' },
      { person: 'me', step: 2 },
      { person: 'colleague', step: 2 },
      { person: 'other', step: 3 },
    ],
  },
  {
    ...ready,
    key: 'long',
    name: ['Handbook of 48 pages', 'Handbuch mit 48 Seiten'],
    type: 'instruction',
    paper: 'long',
    order: 'parallel',
    daysAgo: 1,
    signers: [{ person: 'me', step: 1 }],
  },
  {
    ...ready,
    key: 'picture',
    name: ['Escape plan of the hall', 'Fluchtplan der Halle'],
    type: 'instruction',
    paper: 'picture',
    order: 'parallel',
    daysAgo: 1,
    signers: [{ person: 'me', step: 1, did: 'opened' }],
  },
  {
    ...ready,
    key: 'paper',
    name: ['Notice of termination', 'Kündigung'],
    paper: 'termination',
    type: 'termination',
    order: 'parallel',
    daysAgo: 1,
    signers: [{ person: 'me', step: 1 }],
  },
  {
    ...ready,
    key: 'declined',
    name: ['Weekend agreement', 'Wochenendvereinbarung'],
    paper: 'weekend',
    status: 'declined',
    order: oneByOne,
    daysAgo: 12,
    reason: ['The hours are wrong.', 'Die Stunden stimmen nicht.'],
    signers: [
      { person: 'me', step: 1, did: 'signed' },
      { person: 'office', step: 2, did: 'declined' },
    ],
  },
  {
    ...ready,
    key: 'expired',
    name: ['Festival offer', 'Festivalangebot'],
    paper: 'offer',
    status: 'expired',
    order: oneByOne,
    daysAgo: 30,
    expiresIn: -9,
    signers: [{ person: 'me', step: 1 }],
  },
  {
    ...ready,
    key: 'old',
    name: ['Company phone, first version', 'Diensthandy, erste Fassung'],
    paper: 'phone',
    status: 'replaced',
    order: 'parallel',
    daysAgo: 20,
    replacedBy: 'new',
    signers: [{ person: 'me', step: 1 }],
  },
  {
    ...ready,
    key: 'new',
    name: ['Company phone', 'Diensthandy'],
    paper: 'phone',
    order: 'parallel',
    daysAgo: 6,
    signers: [{ person: 'me', step: 1 }],
  },
  {
    ...ready,
    key: 'void',
    name: ['Parking permit', 'Parkgenehmigung'],
    paper: 'parking',
    status: 'void',
    order: 'parallel',
    daysAgo: 15,
    reason: ['No longer needed.', 'Nicht mehr nötig.'],
    signers: [{ person: 'me', step: 1 }],
  },
  {
    ...ready,
    key: 'signed',
    name: ['Employment contract', 'Arbeitsvertrag'],
    paper: 'contract',
    status: 'signed',
    order: oneByOne,
    daysAgo: 60,
    signers: [
      { person: 'me', step: 1, did: 'signed' },
      { person: 'office', step: 2, did: 'signed', role: 'Office' },
    ],
  },
  {
    key: 'upload 1',
    name: ['First aid certificate', 'Erste-Hilfe-Nachweis'],
    type: 'firstAidProof',
    paper: null,
    status: 'toUpload',
    daysAgo: 5,
  },
  {
    key: 'upload 2',
    name: ['Driving licence', 'Führerschein'],
    type: 'drivingProof',
    paper: null,
    status: 'toUpload',
    daysAgo: 2,
  },
  {
    key: 'verify',
    name: ['Forklift licence', 'Staplerschein'],
    type: 'forkliftProof',
    paper: 'forklift',
    status: 'beingVerified',
    daysAgo: 1,
    validFor: 700,
  },
  {
    key: 'refused',
    name: ['Proof of residence', 'Meldezettel'],
    type: 'firstAidProof',
    paper: 'picture',
    status: 'refused',
    daysAgo: 8,
    reason: ['The photo is too dark to read.', 'Das Foto ist zu dunkel zum Lesen.'],
  },
  {
    key: 'ending',
    name: ['Working at height', 'Höhenarbeit'],
    type: 'firstAidProof',
    paper: 'height',
    status: 'information',
    daysAgo: 350,
    validFor: 6,
  },
  {
    key: 'ended',
    name: ['Fire protection', 'Brandschutz'],
    type: 'firstAidProof',
    paper: 'fire',
    status: 'information',
    daysAgo: 400,
    validFor: -12,
  },
];

/** What the stories of the demo need, all around one member of the crew. */
export function storyDocuments(me: Person, others: readonly Person[]): DocumentPlan[] {
  const [office, colleague, other] = others as [Person, Person, Person];
  const people = { me, office, colleague, other };
  return stories.map(({ signers, ...story }) => ({
    ...story,
    owner: me,
    ...(signers && { signers: signers.map((signer) => ({ ...signer, person: people[signer.person] })) }),
  }));
}
