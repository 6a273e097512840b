import type { Home } from '@callboard/contract';
import { expectNoAxeViolations, renderWithEverything, startTestServer } from '@callboard/testing';
import type { TestServer } from '@callboard/testing';
import { screen, waitFor } from '@testing-library/react';
import feature from '../feature.ts';
import { Component } from './unsigned-delivery-notes-card.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const home = (items: NonNullable<Home['unsignedDeliveryNotes']>['items']): Home => ({
  name: 'Ada',
  now: '2025-11-22T09:00:00Z',
  happening: null,
  jobsToConfirm: null,
  changesToConfirm: null,
  ongoingJobs: null,
  nextJobs: null,
  payrollsToConfirm: null,
  unsignedDeliveryNotes: { items, total: items.length },
  documentsToSign: null,
  documentsBeingVerified: null,
  documentsToUpload: null,
  forms: null,
  ongoingProjects: null,
  information: null,
  counts: {
    unreadNotifications: 0,
    todosDue: null,
    vacationsToDecide: null,
    changesToDecide: null,
    picturesToDecide: null,
  },
});
const note = (number: string, releasedAt: string, late: boolean) => ({
  crewId: `crew-${number}`,
  number,
  crew: 'Load-in',
  project: { number: '4711', name: 'Spring Gala' },
  releasedAt,
  late,
});
const shown = (items: Parameters<typeof home>[0]) => {
  server.forget();
  server.on('GET /home', () => ({ body: home(items) }));
  return renderWithEverything(<Component />, { server, features: [feature] });
};

test('the oldest stands first, marked late, and leads to its note', async () => {
  const { container } = await shown([
    note('DN-2', '2025-11-22T08:00:00Z', false),
    note('DN-1', '2025-11-20T08:00:00Z', true),
  ]);
  expect(await screen.findByRole('list', { name: '2 unsigned delivery notes' })).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(/^Delivery note DN-1Unsigned · Load-in · Spring Gala/);
  expect(first).toHaveAttribute('href', '/crews/crew-DN-1/delivery-note');
  expect(second).toHaveTextContent(/DN-2/);
  await expectNoAxeViolations(container);
});

test('adds nothing when nothing waits', async () => {
  await shown([]);
  await waitFor(() => expect(server.heard).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
