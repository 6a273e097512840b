import type { Demo } from '../demo.ts';
import type { Person } from '../demo-people.ts';
import { namesOfPapers, oneByOne } from './document-plan.ts';
import type { DocumentPlan, SignerPlan } from './document-plan.ts';

const { contract, secret, safety } = namesOfPapers;

type Paper = Omit<DocumentPlan, 'key' | 'daysAgo' | 'owner' | 'signers'> & {
  readonly signers?: readonly (Omit<SignerPlan, 'person'> & { readonly person: 'owner' | 'other' })[];
};

const addendum = {
  name: contract,
  type: 'addendum',
  paper: 'addendum',
  status: 'readyToSign',
  order: oneByOne,
  signers: [
    { person: 'owner', step: 1 },
    { person: 'other', step: 2 },
  ],
} as const satisfies Paper;
const signedAddendum: Paper = {
  ...addendum,
  status: 'signed',
  signers: addendum.signers.map((signer) => ({ ...signer, did: 'signed' })),
};
const confidentiality: Paper = {
  name: secret,
  type: 'confidentiality',
  paper: 'confidentiality',
  status: 'onGoing',
  order: 'parallel',
  signers: [
    { person: 'owner', step: 1, did: 'signed' },
    { person: 'other', step: 2 },
  ],
};
const instruction: Paper = {
  name: safety,
  type: 'instruction',
  paper: 'safety',
  status: 'readyToSign',
  order: 'parallel',
  signers: [{ person: 'owner', step: 1 }],
};
const expiredInstruction: Paper = { ...instruction, status: 'expired', expiresIn: -2 };
const firstAid: Paper = {
  name: ['First aid certificate', 'Erste-Hilfe-Nachweis'],
  type: 'firstAidProof',
  paper: 'firstAid',
  status: 'information',
};
const drivingLicence: Paper = {
  name: ['Driving licence', 'Führerschein'],
  type: 'drivingProof',
  paper: null,
  status: 'toUpload',
};
const forkliftLicence: Paper = {
  name: ['Forklift licence', 'Staplerschein'],
  type: 'forkliftProof',
  paper: 'forklift',
  status: 'beingVerified',
  validFor: 365,
};
/** For everybody, so nobody owns it. */
const information: Paper = {
  name: ['Information for the crew', 'Information für die Crew'],
  type: 'instruction',
  paper: 'rules',
  status: 'information',
};

function paperAt(index: number): Paper {
  const papers = [
    addendum,
    confidentiality,
    instruction,
    { ...firstAid, validFor: (index * 13) % 500 },
    drivingLicence,
    forkliftLicence,
    index % 72 === 6 ? signedAddendum : expiredInstruction,
  ];
  return papers[index % 8] ?? information;
}

/** The many others: each person of the tenant has a few papers. */
export function otherDocuments({ people }: Demo, count: number): DocumentPlan[] {
  const at = (index: number) => people[index % people.length] as Person;
  return Array.from({ length: count }, (_, index): DocumentPlan => {
    const { signers, ...paper } = paperAt(index);
    const who = { owner: at(index + 1), other: at(index + 7) };
    return {
      ...paper,
      key: `other ${index}`,
      daysAgo: 1 + (index % 90),
      ...(paper.paper !== information.paper && { owner: who.owner }),
      ...(signers && { signers: signers.map((signer) => ({ ...signer, person: who[signer.person] })) }),
    };
  });
}
