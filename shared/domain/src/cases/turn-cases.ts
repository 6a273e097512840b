import type { SigningStep } from '../documents/signing.ts';

/** Somebody who has to sign and has not. */
export const signingStep = (name: string, at: number, more: Partial<SigningStep> = {}): SigningStep => ({
  id: name,
  name,
  step: at,
  required: true,
  status: more.signed ? 'signed' : 'readyToSign',
  signed: false,
  ...more,
});
const signed = { signed: true };

type TurnCase = {
  readonly name: string;
  readonly signatories: readonly SigningStep[];
  /** Whose turn it is where they sign one by one, and where all sign at once. */
  readonly oneByOne: readonly string[];
  readonly parallel: readonly string[];
};

/** Whose turn it is to sign: the rule in TypeScript and the conditions in SQL answer alike. */
export const turnCases: readonly TurnCase[] = [
  {
    name: 'the first before the second',
    signatories: [signingStep('a', 1), signingStep('b', 2)],
    oneByOne: ['a'],
    parallel: ['a', 'b'],
  },
  {
    name: 'the second after the first',
    signatories: [signingStep('a', 1, signed), signingStep('b', 2), signingStep('c', 3)],
    oneByOne: ['b'],
    parallel: ['b', 'c'],
  },
  {
    name: 'an equal step is the same step',
    signatories: [signingStep('a', 1), signingStep('b', 1), signingStep('c', 2)],
    oneByOne: ['a', 'b'],
    parallel: ['a', 'b', 'c'],
  },
  {
    name: 'all of the step before are waited for',
    signatories: [signingStep('a', 1, signed), signingStep('b', 1), signingStep('c', 2)],
    oneByOne: ['b'],
    parallel: ['b', 'c'],
  },
  {
    name: 'who is not required is passed over',
    signatories: [signingStep('a', 1, signed), signingStep('b', 2, { required: false }), signingStep('c', 3)],
    oneByOne: ['b', 'c'],
    parallel: ['b', 'c'],
  },
  {
    name: 'who is void is passed over, and signs no more',
    signatories: [signingStep('a', 1, signed), signingStep('b', 2, { status: 'void' }), signingStep('c', 3)],
    oneByOne: ['c'],
    parallel: ['c'],
  },
  {
    name: 'who declined is waited for, and signs no more',
    signatories: [signingStep('a', 1, { status: 'declined' }), signingStep('b', 2)],
    oneByOne: [],
    parallel: ['b'],
  },
  {
    name: 'only the nearest step before counts',
    signatories: [signingStep('a', 1), signingStep('b', 2, signed), signingStep('c', 3)],
    oneByOne: ['a', 'c'],
    parallel: ['a', 'c'],
  },
  {
    name: 'all have signed',
    signatories: [signingStep('a', 1, signed), signingStep('b', 2, signed)],
    oneByOne: [],
    parallel: [],
  },
];
