import { canonical, lineupText } from './canonical.ts';

test('the order of keys does not matter', () => {
  expect(canonical({ b: 1, a: { d: [1, 'x'], c: null } })).toBe(
    canonical({ a: { c: null, d: [1, 'x'] }, b: 1 }),
  );
});

test('a key that is not set is not there', () => {
  expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
});

test('reading it back gives the same value', () => {
  const value = { 'ü"': [true, 0.5, { x: '' }], a: null };
  expect(JSON.parse(canonical(value))).toEqual(value);
});

test('the id of a lineup is not part of its text', () => {
  expect(lineupText({ id: 'one', tenant: 't' })).toBe(lineupText({ id: 'two', tenant: 't' }));
  expect(lineupText({ id: 'one', tenant: 't' })).not.toBe(lineupText({ id: 'one', tenant: 'u' }));
});
