import { changedFields } from './changed-fields.ts';

const row = { id: 'r-1', name: 'Tape', note: '', day: null };

test.each<[string, Partial<typeof row>, object]>([
  ['nothing is named', {}, { names: [], before: {}, after: {} }],
  ['what is named is the same', { name: 'Tape', day: null }, { names: [], before: {}, after: {} }],
  ['a field is emptied', { name: '' }, { names: ['name'], before: { name: 'Tape' }, after: { name: '' } }],
  [
    'one of two differs',
    { name: 'Tape', note: 'Wide' },
    { names: ['note'], before: { note: '' }, after: { note: 'Wide' } },
  ],
])('changedFields: %s', (_, asked, changes) => {
  expect(changedFields(row, asked)).toEqual(changes);
});

test('changedFields leaves out what is named without a value', () => {
  expect(changedFields(row, { name: undefined }).names).toEqual([]);
});
