import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError } from '@callboard/client';
import { anyone } from '@callboard/contract';
import type { PageModule } from '@callboard/feature';
import { onlineManager } from '@tanstack/react-query';
import type { TroubleKind } from '../../runtime/loader/trouble.ts';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { releaseOf } from '../../start/testing/release-of.ts';
import { lineupOf, renderShell, signInAs } from '../../start/testing/render-shell.tsx';

const release = releaseOf('mailbox', {
  inbox: { at: '/mailbox', title: 'title', allow: anyone, offline: 'readable' },
});
const Inbox = () => <h1>The inbox</h1>;

const inboxLoader = (inbox: PageModule = { Component: Inbox }) =>
  memoryLoader({ features: [release], pages: { inbox } });
const open = (loader: ReturnType<typeof memoryLoader>) =>
  renderShell('/mailbox', { lineup: lineupOf([release]), loader });

beforeEach(() => {
  signInAs();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

test.each<[TroubleKind, RegExp]>([
  ['unreachable', /did not load/],
  ['altered', /for your safety/],
  ['crashed', /This page stopped/],
])('%s is told, and trying again really tries again', async (kind, title) => {
  const loader = inboxLoader();
  loader.trouble = kind;
  await open(loader);
  expect(await screen.findByText(title)).toBeVisible();
  loader.trouble = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The inbox' })).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
  expect(loader.loads).toBe(2);
});

test('what needs the network opens by itself when it is back', async () => {
  onlineManager.setOnline(false);
  const loader = inboxLoader();
  loader.trouble = 'needs-network';
  await open(loader);
  expect(await screen.findByText('Needs a connection')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  loader.trouble = null;
  onlineManager.setOnline(true);
  expect(await screen.findByRole('heading', { name: 'The inbox' })).toBeVisible();
});

test('a part of the app that did not arrive without network comes with it', async () => {
  onlineManager.setOnline(false);
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  let arrives = false;
  const loader = () => (arrives ? null : Promise.reject(chunk));
  await open(inboxLoader({ Component: Inbox, loader }));
  expect(await screen.findByText('Needs a connection')).toBeVisible();
  arrives = true;
  onlineManager.setOnline(true);
  expect(await screen.findByRole('heading', { name: 'The inbox' })).toBeVisible();
});

test.each<[TroubleKind, RegExp, string]>([
  ['withheld', /Paused for now/, 'Go to home'],
  ['not-entitled', /Not part of your package/, 'Go to home'],
])('%s leads home', async (kind, title, remedy) => {
  const loader = inboxLoader();
  loader.trouble = kind;
  await open(loader);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: remedy })).toHaveAttribute('href', '/');
});

test('an incompatible feature asks for the newer app', async () => {
  const loader = inboxLoader();
  loader.trouble = 'incompatible';
  await open(loader);
  expect(await screen.findByRole('button', { name: 'Load the newer app' })).toBeVisible();
});

test('a page that throws while rendering leaves the menu and can be tried again', async () => {
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('broken');
    return <h1>Whole again</h1>;
  };
  await open(inboxLoader({ Component: Fragile }));
  expect(await screen.findByText('This page stopped')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Whole again' })).toBeVisible();
});

test('a 403 tells a limited login what its link shows', async () => {
  signInAs({ tokenType: 'project', subject: '4711' });
  const loader = () => Promise.reject(new CallError('forbidden', { status: 403 }));
  await open(inboxLoader({ Component: Inbox, loader }));
  await waitFor(() => expect(screen.getByText('This link shows only project 4711')).toBeVisible());
});
