import { allSigners, movedSigner, stepsOf } from './signer-order.ts';

const named = (letters: string) => [...letters].map((id) => ({ id, name: id }));
const letters = (signers: readonly { id: string }[]) => signers.map(({ id }) => id).join('');

test.each([
  ['up', 'b', -1, 'bac'],
  ['down', 'b', 1, 'acb'],
  ['not above the first', 'a', -1, 'abc'],
  ['not below the last', 'c', 1, 'abc'],
  ['nobody who is not there', 'x', 1, 'abc'],
] as const)('%s', (_, id, by, expected) => {
  expect(letters(movedSigner(named('abc'), id, by))).toBe(expected);
});

test('whoever is chosen and not added yet signs last, and nobody twice', () => {
  const [b, c] = named('bc');
  expect(letters(allSigners(named('ab'), c ?? null))).toBe('abc');
  expect(letters(allSigners(named('ab'), b ?? null))).toBe('ab');
  expect(letters(allSigners(named('ab'), null))).toBe('ab');
});

test('signing one after the other has steps, all at once has one', () => {
  expect(stepsOf(named('ab'), 'one by one').map(({ step }) => step)).toEqual([1, 2]);
  expect(stepsOf(named('ab'), 'parallel').map(({ step }) => step)).toEqual([1, 1]);
});
