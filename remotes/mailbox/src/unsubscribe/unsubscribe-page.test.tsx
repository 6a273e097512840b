import { apiError, expectNoAxeViolations, pageTest } from '@callboard/testing';
import { screen, waitFor } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from './unsubscribe-page.tsx';

const link = { email: 'ada@example.org', list: 'Stage Weekly', unsubscribed: false };

const { server, show } = pageTest(feature);
beforeEach(() => {
  server.on('GET /emailMessages/unsubscribe/abc', () => ({ body: link }));
  server.on('POST /emailMessages/unsubscribe', () => ({ body: { ...link, unsubscribed: true } }));
});

const opened = () =>
  show(page, {
    path: paths.unsubscribe.pattern,
    at: paths.unsubscribe.to({ token: 'abc' }),
  });

test('opening the link shows whom and what, and changes nothing', async () => {
  const { container } = await opened();
  expect(await screen.findByRole('heading', { name: 'Stop these emails?' })).toBeInTheDocument();
  expect(screen.getByText('ada@example.org')).toBeInTheDocument();
  expect(screen.getByText('Stage Weekly')).toBeInTheDocument();
  expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(
    feature.pages.unsubscribe.warm.map((path) => `GET ${path.replace('{token}', 'abc')}`),
  );
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
  await expectNoAxeViolations(container);
});

test('one tap does it, and the reading goes on at what happened', async () => {
  const { user, container } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  const done = await screen.findByText('You are unsubscribed');
  expect(screen.getByText(/ada@example.org gets no more email from “Stage Weekly”/)).toBeInTheDocument();
  expect(document.activeElement).toContainElement(done);
  expect(server.requests.at(-1)?.body).toEqual({ token: 'abc' });
  expect(server.requests.at(-1)?.headers['idempotency-key']).toBeTruthy();
  await expectNoAxeViolations(container);
});

test('a link that was used before says so, and asks for nothing', async () => {
  server.on('GET /emailMessages/unsubscribe/abc', () => ({ body: { ...link, unsubscribed: true } }));
  await opened();
  expect(await screen.findByText('Already unsubscribed')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [404, 'not_found'],
  [410, 'link_used'],
])('a link that is nobody’s (%i) says what to do', async (status, code) => {
  server.on('GET /emailMessages/unsubscribe/abc', () => apiError(status, code));
  await opened();
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a refusal leaves the question where it was, ready for another tap', async () => {
  server.on('POST /emailMessages/unsubscribe', () => apiError(429, 'too_many'));
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  await waitFor(() => expect(server.count('POST /emailMessages/unsubscribe')).toBe(1));
  server.on('POST /emailMessages/unsubscribe', () => ({ body: { ...link, unsubscribed: true } }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).not.toHaveAttribute('aria-busy'),
  );
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('You are unsubscribed')).toBeInTheDocument();
  // The same wish, tried twice, is one intent.
  const keys = server.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});
