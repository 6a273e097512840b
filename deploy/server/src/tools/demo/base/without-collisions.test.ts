import type { Item } from './position-rows.ts';
import { withoutCollisions } from './without-collisions.ts';

const item = (id: string, crew: string, from: number, until: number, rest: Partial<Item> = {}) =>
  ({
    id,
    crewId: crew,
    personId: 'kim',
    status: 'confirmed',
    doubleBooking: false,
    startsAt: new Date(Date.UTC(2026, 10, 24, from)),
    endsAt: new Date(Date.UTC(2026, 10, 24, until)),
    ...rest,
  }) as Item;

const kept = (...items: Item[]) => withoutCollisions(items).map(({ id }) => id);

test('of two jobs at one time the first stays', () => {
  expect(kept(item('a', 'one', 8, 16), item('b', 'two', 15, 20))).toEqual(['a']);
  expect(kept(item('a', 'one', 8, 16), item('b', 'two', 16, 20))).toEqual(['a', 'b']);
  expect(kept(item('a', 'one', 8, 16), item('b', 'two', 15, 20, { personId: 'sam' }))).toEqual(['a', 'b']);
});

test('what was forced, or is not agreed to, may meet another crew; never the same one', () => {
  expect(kept(item('a', 'one', 8, 16), item('b', 'two', 9, 20, { doubleBooking: true }))).toEqual(['a', 'b']);
  expect(kept(item('a', 'one', 8, 16), item('b', 'two', 9, 20, { status: 'requested' }))).toEqual(['a', 'b']);
  expect(kept(item('a', 'one', 8, 16), item('b', 'one', 9, 20, { status: 'requested' }))).toEqual(['a']);
  expect(kept(item('a', 'one', 8, 16), item('b', 'one', 9, 20, { status: 'refused' }))).toEqual(['a', 'b']);
});
