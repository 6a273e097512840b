import type { Demo } from '../demo.ts';
import type { Person } from '../demo-people.ts';
import { namesOfPapers, oneByOne } from './document-plan.ts';
import type { DocumentPlan } from './document-plan.ts';

const { contract, secret, safety } = namesOfPapers;

/** The many others: each person of the tenant has a few papers. */
export function otherDocuments({ people }: Demo, count: number): DocumentPlan[] {
  const at = (index: number) => people[index % people.length] as Person;
  return Array.from({ length: count }, (_, index): DocumentPlan => {
    const owner = at(index + 1);
    const base = { key: `other ${index}`, owner, daysAgo: 1 + (index % 90) };
    const two = [
      { person: owner, step: 1 },
      { person: at(index + 7), step: 2 },
    ];
    switch (index % 8) {
      case 0:
        return {
          ...base,
          name: contract,
          type: 'addendum',
          paper: 'addendum',
          status: 'readyToSign',
          order: oneByOne,
          signers: two,
        };
      case 1:
        return {
          ...base,
          name: secret,
          type: 'confidentiality',
          paper: 'confidentiality',
          status: 'onGoing',
          order: 'parallel',
          signers: [
            { person: owner, step: 1, did: 'signed' },
            { person: at(index + 7), step: 2 },
          ],
        };
      case 2:
        return {
          ...base,
          name: safety,
          type: 'instruction',
          paper: 'safety',
          status: 'readyToSign',
          order: 'parallel',
          signers: [{ person: owner, step: 1 }],
        };
      case 3:
        return {
          ...base,
          name: ['First aid certificate', 'Erste-Hilfe-Nachweis'],
          type: 'firstAidProof',
          paper: 'firstAid',
          status: 'information',
          validFor: (index * 13) % 500,
        };
      case 4:
        return {
          ...base,
          name: ['Driving licence', 'Führerschein'],
          type: 'drivingProof',
          paper: null,
          status: 'toUpload',
        };
      case 5:
        return {
          ...base,
          name: ['Forklift licence', 'Staplerschein'],
          type: 'forkliftProof',
          paper: 'forklift',
          status: 'beingVerified',
          validFor: 365,
        };
      case 6:
        return index % 72 === 6
          ? {
              ...base,
              name: contract,
              type: 'addendum',
              paper: 'addendum',
              status: 'signed',
              order: oneByOne,
              signers: two.map((one) => ({ ...one, did: 'signed' as const })),
            }
          : {
              ...base,
              name: safety,
              type: 'instruction',
              paper: 'safety',
              status: 'expired',
              order: 'parallel',
              expiresIn: -2,
              signers: [{ person: owner, step: 1 }],
            };
      default:
        return {
          key: base.key,
          daysAgo: base.daysAgo,
          name: ['Information for the crew', 'Information für die Crew'],
          type: 'instruction',
          paper: 'rules',
          status: 'information',
        };
    }
  });
}
