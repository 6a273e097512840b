import type { EmailRow } from '@callboard/contract';
import { expectNoAxeViolations, renderWithEverything, startTestServer } from '@callboard/testing';
import type { TestServer } from '@callboard/testing';
import { screen, waitFor } from '@testing-library/react';
import feature from '../feature.ts';
import { pageOf, sampleRow } from '../sample-mail.ts';
import { Component } from './unread-card.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const shown = (rows: EmailRow[]) => {
  server.forget();
  server.on('GET /emailMessages', ({ query }) => ({ body: pageOf(rows, query) }));
  return renderWithEverything(<Component />, { server, features: [feature] });
};
const unread = (count: number) =>
  Array.from({ length: count }, (_, number) => sampleRow(number + 1, { read: false }));

test('says how many wait, names the two newest, and leads to them', async () => {
  const { user, address, container } = await shown(unread(3));
  const card = await screen.findByRole('link', { name: /^3 unread messages/ });
  expect(card).toHaveTextContent('Gate 1 is open');
  expect(card).toHaveTextContent('Gate 2 is open');
  expect(card).not.toHaveTextContent('Gate 3 is open');
  expect(server.heard[0]?.query.get('unread')).toBe('true');
  await expectNoAxeViolations(container);
  await user.click(card);
  expect(address()).toBe('/mailbox');
});

test('one is one', async () => {
  await shown(unread(1));
  expect(await screen.findByRole('link', { name: /^1 unread message / })).toBeInTheDocument();
});

test('adds nothing when everything is read', async () => {
  await shown([]);
  await waitFor(() => expect(server.heard).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
