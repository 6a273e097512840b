import type { SigningStep } from '../signing.ts';

const step = (name: string, at: number, more: Partial<SigningStep> = {}): SigningStep => ({
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
    signatories: [step('a', 1), step('b', 2)],
    oneByOne: ['a'],
    parallel: ['a', 'b'],
  },
  {
    name: 'the second after the first',
    signatories: [step('a', 1, signed), step('b', 2), step('c', 3)],
    oneByOne: ['b'],
    parallel: ['b', 'c'],
  },
  {
    name: 'an equal step is the same step',
    signatories: [step('a', 1), step('b', 1), step('c', 2)],
    oneByOne: ['a', 'b'],
    parallel: ['a', 'b', 'c'],
  },
  {
    name: 'all of the step before are waited for',
    signatories: [step('a', 1, signed), step('b', 1), step('c', 2)],
    oneByOne: ['b'],
    parallel: ['b', 'c'],
  },
  {
    name: 'who is not required is passed over',
    signatories: [step('a', 1, signed), step('b', 2, { required: false }), step('c', 3)],
    oneByOne: ['b', 'c'],
    parallel: ['b', 'c'],
  },
  {
    name: 'who is void is passed over, and signs no more',
    signatories: [step('a', 1, signed), step('b', 2, { status: 'void' }), step('c', 3)],
    oneByOne: ['c'],
    parallel: ['c'],
  },
  {
    name: 'who declined is waited for, and signs no more',
    signatories: [step('a', 1, { status: 'declined' }), step('b', 2)],
    oneByOne: [],
    parallel: ['b'],
  },
  {
    name: 'only the nearest step before counts',
    signatories: [step('a', 1), step('b', 2, signed), step('c', 3)],
    oneByOne: ['a', 'c'],
    parallel: ['a', 'c'],
  },
  {
    name: 'all have signed',
    signatories: [step('a', 1, signed), step('b', 2, signed)],
    oneByOne: [],
    parallel: [],
  },
];
