import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { listed } from '../base/sample-project.ts';
import { daysOfProjects, touches } from './days-of-projects.ts';
import type { CalendarProject } from './days-of-projects.ts';
import * as page from './projects-calendar-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => signInAs({ roles: ['client'], rights: { projects: ['READ'] } }));

const sample = (number: number, own: Partial<CalendarProject> = {}): CalendarProject => ({
  id: `project-${number}`,
  number: String(4700 + number),
  name: `Harbour festival ${number}`,
  company: 'Bright Stages',
  clientMark: null,
  location: 'North hall',
  beginDate: '2027-01-05',
  endDate: '2027-01-07',
  colour: 'confirmedProject',
  crews: 2,
  positions: 20,
  filled: 12,
  ...own,
});
const answer = (...projects: CalendarProject[]) =>
  server.on('GET /projectsCalendar', () => ({ body: listed(projects) }));
const opened = (at = '/projects-calendar?month=2027-01') =>
  show(page, { path: paths.projectsCalendar.pattern, at });

test('a phone shows the month, and below it the projects of the chosen day, each named by its colour', async () => {
  answer(sample(11), sample(12, { colour: 'projectQuoted', beginDate: '2027-01-06', endDate: null }));
  const { user, address, container } = await opened();
  const day = await screen.findByRole('button', {
    name: 'Wednesday, 6 January 2027: Confirmed projects, Project quoted, Harbour festival 11, Bright Stages, Harbour festival 12, Bright Stages',
  });
  const month = within(screen.getByRole('list', { name: 'Projects in January 2027' }));
  expect(month.getAllByRole('link')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Friday, 8 January 2027/ }));
  expect(address()).toContain('day=2027-01-08');
  const list = within(await screen.findByRole('list', { name: 'Projects on Fri, 8 Jan 2027' }));
  expect(list.getAllByRole('link')).toHaveLength(1);
  expect(list.getByRole('link')).toHaveAccessibleName(
    /Harbour festival 12.*12 of 20 confirmed.*4712 · Bright Stages · North hall.*Project quoted · From 6 Jan 2027, no end yet/,
  );
  expect(list.getByRole('link')).toHaveAttribute('href', '/projects/4712');
  await expectNoAxeViolations(container);
  expect(day).toBeInTheDocument();
});

test('one colour alone is asked for, and nothing of it leads back to all', async () => {
  answer();
  const { user, address } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Project quoted' }));
  await waitFor(() => expect(server.requests.at(-1)?.query.get('colour')).toBe('projectQuoted'));
  expect(await screen.findByText('No projects in January 2027')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all projects' }));
  expect(address()).toBe('/projects-calendar?month=2027-01');
});

test('more than a thousand are all shown', async () => {
  server.on('GET /projectsCalendar', ({ query }) => ({
    body: {
      items: [sample(Number(query.get('page')))],
      total: 1001,
      page: Number(query.get('page')),
      limit: 1000,
    },
  }));
  await opened();
  // Looked for each time: the list that came with the first page may be drawn anew with the second.
  const links = () =>
    within(screen.getByRole('list', { name: 'Projects in January 2027' })).getAllByRole('link');
  await waitFor(() => expect(links()).toHaveLength(2));
  expect(server.requests.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
});

test('a failure is told once', async () => {
  server.on('GET /projectsCalendar', () => apiError(403, 'forbidden'));
  await opened();
  expect(await screen.findAllByText('You do not have access to this')).toHaveLength(1);
});

test.each([
  ['a day before it begins', { beginDate: '2027-01-05', endDate: '2027-01-07' }, '2027-01-04', false],
  ['its last day', { beginDate: '2027-01-05', endDate: '2027-01-07' }, '2027-01-07', true],
  ['long after one without an end began', { beginDate: '2025-01-05', endDate: null }, '2027-01-07', true],
])('%s', (_, days, day, expected) => {
  expect(touches(days, { from: day, to: day })).toBe(expected);
  expect(daysOfProjects([sample(1, days)], { from: day, to: day }).length > 0).toBe(expected);
});
