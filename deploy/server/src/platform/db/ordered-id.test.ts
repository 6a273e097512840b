import { orderedId } from './ordered-id.ts';

test('ids are UUIDs of version 7, and later ones sort later', () => {
  const ids = Array.from({ length: 5_000 }, orderedId);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
