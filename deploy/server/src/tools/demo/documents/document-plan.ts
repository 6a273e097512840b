import type { SignatureZone } from '@callboard/contract';
import type { Person } from '../demo-people.ts';
import type { PaperName } from './demo-papers.ts';

export type SignerPlan = {
  person: Person;
  step: number;
  did?: 'opened' | 'signed' | 'declined';
  required?: false;
  role?: string;
  /** Where the signature stands on the paper. */
  zone?: SignatureZone;
};
export type DocumentPlan = {
  key: string;
  name: readonly [en: string, de: string];
  type: string;
  paper: PaperName | null;
  status:
    | 'readyToSign'
    | 'onGoing'
    | 'signed'
    | 'declined'
    | 'expired'
    | 'void'
    | 'replaced'
    | 'toUpload'
    | 'beingVerified'
    | 'refused'
    | 'information';
  owner?: Person;
  order?: 'One by one' | 'parallel';
  signers?: readonly SignerPlan[];
  daysAgo: number;
  expiresIn?: number;
  validFor?: number;
  reason?: readonly [en: string, de: string];
  replacedBy?: string;
};

export const namesOfPapers = {
  contract: ['Addendum to the contract', 'Zusatz zum Vertrag'],
  secret: ['Confidentiality agreement', 'Vertraulichkeitserklärung'],
  safety: ['Safety instruction', 'Sicherheitsunterweisung'],
} as const;
export const oneByOne = 'One by one';
