import { expectNoAxeViolations, renderWithEverything, startTestServer } from '@callboard/testing';
import type { TestServer } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { homeWith, sampleJob } from '../job-list/sample-jobs.ts';
import { Component } from './next-jobs-card.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.forget());
afterAll(() => server.close());

const shown = (jobs: Parameters<typeof homeWith>[0]) => {
  server.on('GET /home', () => ({ body: homeWith(jobs) }));
  return renderWithEverything(<Component />, { server, features: [feature] });
};

test('what runs and what comes next, three of them, and the way to all', async () => {
  const ongoing = [sampleJob(1, { status: 'spare' })];
  const { container } = await shown({ ongoing, next: [2, 3, 4].map((number) => sampleJob(number)) });
  const list = within(await screen.findByRole('list', { name: 'Ongoing and next jobs' }));
  const rows = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(rows).toEqual(['/jobs/job-1', '/jobs/job-2', '/jobs/job-3']);
  expect(list.getByRole('link', { name: /Load-in 1.*Spare/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All upcoming jobs' })).toHaveAttribute('href', '/jobs');
  await expectNoAxeViolations(container);
});

test('the job that the first card is about is not told twice', async () => {
  await shown({ ongoing: [sampleJob(1, { status: 'working' })], next: [sampleJob(2)] });
  const list = within(await screen.findByRole('list', { name: 'Ongoing and next jobs' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/jobs/job-2']);
});

test('adds nothing when nothing is ahead', async () => {
  const { container } = await shown({});
  await waitFor(() => expect(server.count('GET /home')).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container).toHaveTextContent(/^$/);
});
