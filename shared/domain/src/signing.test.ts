import { isReadyToSign, isSigned, isTurnOf, signsOneByOne, waitingFor, whoseTurn } from './signing.ts';
import type { SigningStep } from './signing.ts';
import { signingStep as step, turnCases } from './cases.ts';

const signed = { signed: true };
const order = { signatoriesOrder: 'One By One', allowSignatories: true };
const parallel = { signatoriesOrder: 'parallel', allowSignatories: true };
const names = (steps: readonly SigningStep[]) => steps.map(({ name }) => name);

test.each([
  ['one by one', true],
  ['ONE BY ONE', true],
  ['parallel', false],
  ['', false],
])('the order "%s" is one by one: %s', (signatoriesOrder, expected) =>
  expect(signsOneByOne({ signatoriesOrder })).toBe(expected),
);

test.each([
  ['ready to sign', 'readyToSign', true, true],
  ['on going', 'onGoing', true, true],
  ['signed', 'signed', true, false],
  ['declined', 'declined', true, false],
  ['void', 'void', true, false],
  ['ready, but the document lets nobody sign', 'readyToSign', false, false],
] as const)('somebody %s', (_, status, allowSignatories, expected) =>
  expect(isReadyToSign({ status }, { allowSignatories })).toBe(expected),
);

test.each([
  ['an empty list is never signed', [], false],
  ['one open signature keeps it open', [step('a', 1, signed), step('b', 2)], false],
  ['all signed', [step('a', 1, signed), step('b', 1, signed)], true],
  ['who is not required is not waited for', [step('a', 1, signed), step('b', 2, { required: false })], true],
  ['who is void is not waited for', [step('a', 1, signed), step('b', 2, { status: 'void' })], true],
  [
    'a required one who declined keeps it open',
    [step('a', 1, signed), step('b', 2, { status: 'declined' })],
    false,
  ],
  [
    'where nobody is required all must sign',
    [step('a', 1, { required: false }), step('b', 2, { ...signed, required: false })],
    false,
  ],
  ['only void ones are nobody', [step('a', 1, { status: 'void' })], false],
])('%s', (_, steps, expected) => expect(isSigned(steps)).toBe(expected));

test.each([
  ['the first waits for nobody', 'a', [step('a', 1), step('b', 2)], []],
  ['the second waits for the first', 'b', [step('a', 1), step('b', 2)], ['a']],
  [
    'the third waits for the second, not for the first',
    'c',
    [step('a', 1), step('b', 2), step('c', 3)],
    ['b'],
  ],
  ['after the one before has signed nobody is waited for', 'b', [step('a', 1, signed), step('b', 2)], []],
  ['an equal step is the same step', 'b', [step('a', 1), step('b', 1)], []],
  ['all of the step before are waited for', 'c', [step('a', 1), step('b', 1), step('c', 2)], ['a', 'b']],
  [
    'of the step before only those who are missing',
    'c',
    [step('a', 1, signed), step('b', 1), step('c', 2)],
    ['b'],
  ],
  [
    'who is not required is passed over',
    'c',
    [step('a', 1), step('b', 2, { required: false }), step('c', 3)],
    ['a'],
  ],
  [
    'who is void is passed over',
    'c',
    [step('a', 1, signed), step('b', 2, { status: 'void' }), step('c', 3)],
    [],
  ],
  ['who declined is waited for', 'b', [step('a', 1, { status: 'declined' }), step('b', 2)], ['a']],
])('one by one: %s', (_, own, steps, expected) => {
  const mine = steps.find(({ name }) => name === own);
  expect(mine && names(waitingFor(mine, steps, order))).toEqual(expected);
  expect(mine && waitingFor(mine, steps, parallel)).toEqual([]);
});

test.each(turnCases)('whose turn it is: $name', ({ signatories, oneByOne, parallel: atOnce }) => {
  expect(names(whoseTurn(signatories, order))).toEqual(oneByOne);
  expect(names(whoseTurn(signatories, parallel))).toEqual(atOnce);
  expect(whoseTurn(signatories, { ...parallel, allowSignatories: false })).toEqual([]);
});

test('whoever has signed has no turn', () => {
  expect(isTurnOf(step('x', 1, signed), [step('a', 2)], parallel)).toBe(false);
});
