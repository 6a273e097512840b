import { fieldsIn, keysIn, recordOf } from './field-list.ts';
import type { FieldList } from './field-list.ts';

type Body = { name?: string; fromId?: string | null; untilId?: string | null; owner?: string };

const name = {
  label: 'name',
  control: 'text',
  maxLength: 40,
  shownIn: ['new', 'head'],
  column: 'name',
} as const;
const span = { label: 'span', control: 'together', askedAs: 'span', shownIn: ['new'], column: null } as const;
const owner = { control: 'none', shownIn: [], column: 'owner' } as const;
const list = { name, fromId: span, untilId: span, owner } as const satisfies FieldList<Body>;

test('keysIn names the keys of a place, in the order of the list', () => {
  expect(keysIn(list, 'new')).toEqual(['name', 'fromId', 'untilId']);
  expect(keysIn(list, 'head')).toEqual(['name']);
});

test('fieldsIn names once what is asked together', () => {
  expect(fieldsIn(list, 'new')).toEqual(['name', 'span']);
  expect(fieldsIn(list, 'edit')).toEqual([]);
});

test('recordOf gives each name its value', () => {
  expect(recordOf(['a', 'b'], (one) => one.toUpperCase())).toEqual({ a: 'A', b: 'B' });
});

test('FieldList refuses a list that lacks a key of the body, and a text without its length', () => {
  // @ts-expect-error -- a list without `owner`
  const short = { name, fromId: span, untilId: span } satisfies FieldList<Body>;
  // @ts-expect-error -- a text without its length
  const loose = { ...list, name: { ...owner, control: 'text' } } satisfies FieldList<Body>;
  expect([short, loose]).toHaveLength(2);
});
