import { expectNoAxeViolations, renderWithEverything, startTestServer } from '@callboard/testing';
import type { TestServer } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { askedJob, changedJob, homeWith } from '../job-list/sample-jobs.ts';
import { Component } from './jobs-to-confirm-card.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.forget();
  toasts.clear();
});
afterAll(() => server.close());

const shown = (jobs: Parameters<typeof homeWith>[0]) => {
  server.on('GET /home', () => ({ body: homeWith(jobs) }));
  return renderWithEverything(<Component />, { server, features: [feature] });
};

test('changes and requests stand together, the most urgent first, and are confirmed in place', async () => {
  server.on('POST /jobs/job-2/confirmation', () => ({ body: { jobs: [] } }));
  const { user, container } = await shown({ asked: [askedJob(5), askedJob(3)], changed: [changedJob(2)] });
  const list = within(await screen.findByRole('list', { name: '3 jobs to confirm' }));
  const rows = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(rows).toEqual(['/jobs/job-2', '/jobs/job-3', '/jobs/job-5']);
  expect(screen.getByRole('link', { name: 'Answer all 3 together' })).toHaveAttribute(
    'href',
    '/jobs?tab=toConfirm',
  );
  // What has changed stands before -> after, as in the list.
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/06:00.*07:30/);
  await expectNoAxeViolations(container);
  await user.click(list.getByRole('button', { name: 'Confirm change: Rigger · Load-in 2' }));
  expect(await list.findByRole('button', { name: /^Confirmed.*Undo/ })).toBeInTheDocument();
  await waitFor(() =>
    expect(toasts.current().map(({ message }) => message)).toEqual([
      'Confirmed: Rigger · Load-in 2, Wed 6 Jan',
    ]),
  );
});

test('of two with one deadline the job that begins first comes first', async () => {
  const deadlineAt = '2027-01-01T08:00:00Z';
  const changed = { ...changedJob(6), deadlineAt };
  await shown({ asked: [askedJob(4, { deadlineAt, night: true })], changed: [changed] });
  const links = await screen.findAllByRole('link', { name: /Load-in/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/jobs/job-4', '/jobs/job-6']);
  expect(links[0]).toHaveAccessibleName(/Night work/);
});

test('only three are shown, and how many there are', async () => {
  await shown({ asked: [1, 2, 3, 4, 5].map((number) => askedJob(number)) });
  const list = within(await screen.findByRole('list', { name: '5 jobs to confirm' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
});

test('adds nothing when nothing waits', async () => {
  const { container } = await shown({});
  await waitFor(() => expect(server.count('GET /home')).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container).toHaveTextContent(/^$/);
});
