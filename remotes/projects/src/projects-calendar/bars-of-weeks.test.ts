import { daysFrom } from '@callboard/domain';
import { calendarSigns } from '@callboard/parts';
import { barsOfWeeks } from './bars-of-weeks.ts';
import type { CalendarProject } from './days-of-projects.ts';

const sample = (number: number, beginDate: string, endDate: string | null): CalendarProject => ({
  id: `p${number}`,
  number: String(number),
  name: `Fair ${number}`,
  company: null,
  clientMark: null,
  location: null,
  beginDate,
  endDate,
  colour: 'confirmedProject',
  crews: 0,
  positions: 0,
  filled: 0,
});
const weeks = [daysFrom('2027-01-04', '2027-01-10'), daysFrom('2027-01-11', '2027-01-17')];
const barsAt = (projects: readonly CalendarProject[], day: string) => barsOfWeeks(projects, weeks).get(day);

test('a project over several days is one bar in each of its weeks, and says nothing twice', () => {
  const projects = [sample(1, '2027-01-06', '2027-01-12')];
  expect(barsAt(projects, '2027-01-06')?.shown).toMatchObject([
    { label: 'Fair 1', sign: calendarSigns.project.confirmed, lane: 0, days: 5, begins: true, ends: false },
  ]);
  expect(barsAt(projects, '2027-01-11')?.shown).toMatchObject([{ days: 2, begins: false, ends: true }]);
  for (const day of ['2027-01-05', '2027-01-07', '2027-01-10', '2027-01-12', '2027-01-13'])
    expect(barsAt(projects, day)).toEqual({ shown: [], more: 0 });
});

test('a project without an end reaches to the end of every week', () => {
  expect(barsAt([sample(1, '2027-01-09', null)], '2027-01-09')?.shown).toMatchObject([
    { days: 2, ends: false },
  ]);
  expect(barsAt([sample(1, '2027-01-09', null)], '2027-01-11')?.shown).toMatchObject([{ days: 7 }]);
});

test('no two bars of a day share a lane, and what finds none is counted on each of its days', () => {
  const projects = [1, 2, 3, 4, 5].map((number) => sample(number, '2027-01-05', '2027-01-07'));
  const { shown = [], more } = barsAt(projects, '2027-01-05') ?? {};
  expect(shown.map(({ lane }) => lane)).toEqual([0, 1, 2]);
  expect([more, barsAt(projects, '2027-01-07')?.more, barsAt(projects, '2027-01-08')?.more]).toEqual([
    2, 2, 0,
  ]);
});

test('a lane is free again after its bar', () => {
  const projects = [sample(1, '2027-01-04', '2027-01-05'), sample(2, '2027-01-06', '2027-01-06')];
  expect(barsAt(projects, '2027-01-06')?.shown).toMatchObject([{ id: 'p2', lane: 0 }]);
});
