import type { CrewInfoEntry, CrewInfoRow } from '@callboard/contract';
import { apiError, desk, expectNoAxeViolations, pageTest, screenOf, signInAs } from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import { listed } from '../../crew/crew/sample-crew.ts';
import feature from '../../feature.ts';
import * as page from './crew-info-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => {
  signInAs({ roles: ['crew'], rights: { crewInfo: ['READ'] } });
});

const row = (own: Partial<CrewInfoRow>): CrewInfoRow => ({
  id: 'rules',
  caption: 'House rules',
  excerpt: 'Wear a helmet.',
  kind: 'pdf',
  publishedAt: '2026-11-01T08:00:00Z',
  ...own,
});
const rows = [
  row({}),
  row({ id: 'weather', caption: 'Weather', kind: 'link' }),
  row({ id: 'plan', caption: 'Plan of the hall', kind: 'image' }),
];
const entry = (own: Partial<CrewInfoEntry>): CrewInfoEntry => ({
  ...row({}),
  body: 'Wear a helmet.\nAlways.',
  link: null,
  file: null,
  ...own,
});
const answer = (items = rows) =>
  server.on('GET /crewInfo', ({ query }) => {
    const q = query.get('q') ?? '';
    return { body: listed(items.filter(({ caption }) => caption.toLowerCase().includes(q))) };
  });
const path = '/crew-info';
const opened = (search = '') => show(page, { path, at: `${path}${search}` });
const file = (type: string) => ({
  name: 'plan.png',
  type,
  size: 2500,
  url: `${server.url}/files/plan`,
  expiresAt: '2026-11-21T09:00:00Z',
});

test('a list by category, of which one is opened over it', async () => {
  answer();
  server.on('GET /crewInfo/plan', () => ({
    body: entry({ id: 'plan', caption: 'Plan of the hall', file: file('image/png') }),
  }));
  const { user, address, container } = await opened();
  const categories = within(await screen.findByRole('group', { name: 'Categories' }));
  await expectNoAxeViolations(container);
  await user.click(categories.getByRole('button', { name: 'Pictures' }));
  const list = within(screen.getByRole('list', { name: 'Crew info' }));
  expect(list.getAllByRole('button')).toHaveLength(1);
  await user.click(list.getByRole('button', { name: /Plan of the hall/ }));
  expect(await screen.findByRole('img', { name: 'Plan of the hall' })).toHaveAttribute('src', file('').url);
  expect(screen.getByRole('link', { name: 'Open file' })).toHaveAttribute('href', file('').url);
  expect(address()).toBe('/crew-info?kind=image&entry=plan');
});

test('a link says where it leads; beside the list on a wide screen', async () => {
  screenOf(desk);
  answer();
  const link = 'https://weather.example/today';
  server.on('GET /crewInfo/weather', () => ({ body: entry({ id: 'weather', link }) }));
  const { container } = await opened('?entry=weather');
  expect(await screen.findByRole('link', { name: 'Open weather.example' })).toHaveAttribute('href', link);
  expect(screen.getByText(/Always\./)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a link that is none leads nowhere', async () => {
  screenOf(desk);
  answer();
  server.on('GET /crewInfo/rules', () => ({ body: entry({ link: 'javascript:alert(1)' }) }));
  await opened('?entry=rules');
  expect(await screen.findByText(/Always\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Open/ })).not.toBeInTheDocument();
});

test('a search asks the server, and what is not found is said', async () => {
  answer();
  const { user } = await opened();
  await screen.findByRole('list', { name: 'Crew info' });
  await user.type(screen.getByRole('searchbox', { name: 'Search information' }), 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' })[1]!);
  expect(await screen.findByRole('button', { name: /House rules/ })).toBeInTheDocument();
});

test('an empty list, a failure and information that is gone each say so', async () => {
  answer([]);
  const { unmount } = await opened();
  expect(await screen.findByText('No information yet')).toBeInTheDocument();
  unmount();
  server.on('GET /crewInfo', () => apiError(422, 'invalid'));
  server.on('GET /crewInfo/old', () => apiError(404, 'not_found'));
  await opened('?entry=old');
  expect(await screen.findByText('This information is gone')).toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
