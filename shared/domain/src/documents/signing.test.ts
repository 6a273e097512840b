import * as fc from 'fast-check';
import { isReadyToSign, isSigned, isTurnOf, signsOneByOne, waitingFor, whoseTurn } from './signing.ts';
import type { SigningStep } from './signing.ts';
import { signingStep as step, turnCases } from '../cases.ts';

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
])('signing one by one: %s', (_, own, steps, expected) => {
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

describe('signatures, whatever happens and in whatever order', () => {
  const signers = fc.array(fc.record({ step: fc.integer({ min: 1, max: 4 }), required: fc.boolean() }), {
    minLength: 1,
    maxLength: 7,
  });
  const moves = fc.array(
    fc.record({
      who: fc.nat({ max: 6 }),
      does: fc.constantFrom('sign', 'sign', 'sign', 'decline', 'remove'),
    }),
    { maxLength: 40 },
  );
  type Does = 'sign' | 'decline' | 'remove';

  /** What becomes of one signatory; who has no turn cannot sign, and nothing is done twice. */
  function after(steps: SigningStep[], who: number, does: Does, document: typeof order): SigningStep[] {
    const own = steps[who % steps.length];
    if (!own || own.signed || !isReadyToSign(own, document)) return steps;
    if (does === 'sign' && !isTurnOf(own, steps, document)) return steps;
    const now: SigningStep =
      does === 'sign'
        ? { ...own, status: 'signed', signed: true }
        : { ...own, status: does === 'decline' ? 'declined' : 'void' };
    return steps.map((one) => (one === own ? now : one));
  }

  const waits = ({ required, status, signed: done }: SigningStep) => required && status !== 'void' && !done;

  test.each([
    ['one by one', order],
    ['all at once', parallel],
  ])('%s: never out of order, never twice, and exactly one step is open', (_, document) => {
    const oneByOne = signsOneByOne(document);
    const checked = fc.check(
      fc.property(signers, moves, (some, happened) => {
        let steps = some.map((one, at) => step(String(at), one.step, { required: one.required }));
        return happened.every(({ who, does }) => {
          const before = steps;
          steps = after(steps, who, does as Does, document);
          const isNew = ({ id, signed: done }: SigningStep) =>
            done && !before.some((b) => b.id === id && b.signed);
          const given = steps.filter(isNew);
          const turns = whoseTurn(steps, document);
          const open = steps.filter(waits);
          const able = open.filter((one) => isReadyToSign(one, document));
          const lowest = Math.min(...open.map((one) => one.step));
          const expected = oneByOne ? able.filter((one) => one.step === lowest) : able;
          const needed = steps.some(({ required, status }) => required && status !== 'void');
          const askable = steps.filter((one) => !one.signed && isReadyToSign(one, document));
          return [
            given.length <= 1,
            !oneByOne || given.every((one) => !before.some((b) => waits(b) && b.step < one.step)),
            turns.every((one) => !one.signed && one.status === 'readyToSign'),
            String(names(turns.filter(({ required }) => required))) === String(names(expected)),
            askable.every((own) => {
              const others = waitingFor(own, steps, document);
              const isTurn = isTurnOf(own, steps, document);
              return (others.length === 0) === isTurn && others.every((one) => one.step < own.step);
            }),
            !needed || isSigned(steps) === (open.length === 0),
          ].every(Boolean);
        });
      }),
      { numRuns: 500 },
    );
    expect(checked.counterexample).toBeNull();
    expect(checked.numRuns).toBe(500);
  });
});
