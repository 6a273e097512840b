import { screen } from '@testing-library/react';
import { clientOrOffice, also } from '@callboard/contract';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { releaseOf } from '../../start/testing/release-of.ts';
import { lineupOf, renderShell, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';

const allow = clientOrOffice.with('mailboxes');
const mailbox = releaseOf('mailbox', {
  inbox: { at: '/mailbox', title: 'title', allow, offline: 'readable' },
  crew: { at: '/crews/{id}', title: 'title', allow: also(allow, 'project'), offline: 'readable' },
});
const loader = memoryLoader({
  features: [mailbox],
  pages: { inbox: { Component: () => <h1>The inbox</h1> }, crew: { Component: () => <h1>The crew</h1> } },
});
const lineup = lineupOf([mailbox], ['finance'], { finance: ['/payrolls'], 'crew-ops': ['/jobs'] });
const open = (path: string) => renderShell(path, { lineup, loader });
const address = ({ state }: Awaited<ReturnType<typeof open>>) =>
  state.location.pathname + state.location.search;

beforeEach(signOutHere);

test('a visitor is led to the sign-in, and the wanted page comes along', async () => {
  const router = await open('/mailbox?q=gate');
  await screen.findByRole('button', { name: 'Sign in' });
  expect(address(router)).toBe('/login?wanted=%2Fmailbox%3Fq%3Dgate');
});

test('whoever is signed in goes straight on from the sign-in to the wanted page', async () => {
  signInAs({ roles: ['office'], rights: { mailboxes: ['READ'] } });
  const router = await open('/login?wanted=%2Fmailbox%3Fq%3Dgate');
  await screen.findByRole('heading', { name: 'The inbox' });
  expect(address(router)).toBe('/mailbox?q=gate');
  expect(document.title).toBe('Nordlicht Crew – Mailbox');
});

test('a wanted address of somebody else is not followed', async () => {
  signInAs();
  const router = await open('/login?wanted=%2F%2Fevil.example%2Fmailbox');
  await screen.findByRole('heading', { level: 1, name: /Good .+, Ada/ });
  expect(address(router)).toBe('/');
});

test('a page without its right is named as people know it', async () => {
  signInAs({ roles: ['office'] });
  await open('/mailbox');
  expect(
    await screen.findByText(/^You don’t have access to “Mailbox” yet\. Nordlicht Crew can give it to you\.$/),
  ).toBeVisible();
});

test('a page of other roles says whom to ask', async () => {
  signInAs({ roles: ['crew'], rights: { mailboxes: ['READ'] } });
  await open('/mailbox');
  expect(await screen.findByText(/^It isn’t part of your work at Nordlicht Crew so far\./)).toBeVisible();
});

test('a project login is told what its link shows, and stays signed in', async () => {
  signInAs({ tokenType: 'project', subject: '4711' });
  const router = await open('/mailbox');
  expect(await screen.findByText('This link shows only project 4711')).toBeVisible();
  expect(screen.getByText(/you need a personal account/)).toBeVisible();
  expect(address(router)).toBe('/mailbox');
});

test('a project login opens the pages of its crews', async () => {
  signInAs({ tokenType: 'project', subject: '4711' });
  await open('/crews/12');
  expect(await screen.findByRole('heading', { name: 'The crew' })).toBeVisible();
});

test('home of a plus-crew login is its own page, told kindly while it is not there', async () => {
  signInAs({ tokenType: 'pluscrew', subject: 'PC-7' });
  const router = await open('/');
  expect(await screen.findByText(/the page that belongs to it is not switched on yet/)).toBeVisible();
  expect(address(router)).toBe('/plus-crews/PC-7');
});

test.each([
  ['/nowhere', 'There is no page at this address.', 'Nordlicht Crew – Page not found'],
  ['/jobs', 'Nordlicht Crew does not use this area', 'Nordlicht Crew – Not available now'],
  ['/payrolls', 'This area was paused', 'Nordlicht Crew – Not available now'],
])('%s says that %s', async (path, text, title) => {
  signInAs();
  await open(path);
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(document.title).toBe(title);
});

test('an unknown path is not found without a sign-in too', async () => {
  await open('/nowhere');
  expect(await screen.findByText(/There is no page at this address/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});
