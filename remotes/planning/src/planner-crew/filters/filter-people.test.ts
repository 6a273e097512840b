import { samplePerson } from '../grid-data/sample-grid.ts';
import { countsOf, filterPeople, noFilter } from './filter-people.ts';

const people = [
  samplePerson(1, { name: 'Zoë Kern', functions: ['rigger'], skills: ['ropes', 'forklift'] }),
  samplePerson(2, { functions: ['hand'], skills: ['ropes'] }),
  samplePerson(3, { functions: ['rigger', 'hand'] }),
];
const left = (filter: Partial<typeof noFilter>) =>
  filterPeople(people, { ...noFilter, ...filter }).map(({ id }) => id);

test.each([
  ['without a filter everybody is left', {}, ['p-1', 'p-2', 'p-3']],
  ['one of the functions is enough', { functions: ['rigger', 'other'] }, ['p-1', 'p-3']],
  ['every skill is needed', { skills: ['ropes', 'forklift'] }, ['p-1']],
  ['kinds add up', { functions: ['hand'], regions: ['south'] }, ['p-3']],
  ['names are found without their accents', { q: 'zoe' }, ['p-1']],
] as const)('%s', (_, filter, expected) => {
  expect(left(filter)).toEqual(expected);
});

test('a choice tells how many people it would leave beside what else is chosen', () => {
  const filter = { ...noFilter, functions: ['rigger'], regions: ['south'] };
  expect([...countsOf(people, filter, 'functions')].toSorted()).toEqual([
    ['hand', 1],
    ['rigger', 2],
  ]);
  expect([...countsOf(people, { ...noFilter, skills: ['forklift'] }, 'skills')]).toEqual([
    ['ropes', 1],
    ['forklift', 1],
  ]);
});
