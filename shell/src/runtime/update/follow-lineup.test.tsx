import { webcrypto } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { anyone } from '@callboard/contract';
import type { Face, Lineup } from '@callboard/contract';
import { patience } from '@callboard/testing';
import { labelsHash, lineupId } from '../../boot/proof.ts';
import { noHashes } from '../loader/a-release.ts';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { releaseOf } from '../../start/testing/release-of.ts';
import { drawnShell, lineupOf, signInAs, signOutHere } from '../../start/testing/render-shell.tsx';
import { followLineup } from './follow-lineup.ts';
import { dismissUpdate, followUpdates, onUpdateChange, updateThere } from './update-store.ts';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const pageOf = (at: string): Face['pages'] => ({
  list: {
    at,
    title: 'title',
    allow: anyone,
    offline: 'readable',
    menu: { section: 'together', rank: 10, icon: [], label: 'title' },
  },
});
const mailbox = releaseOf('mailbox', pageOf('/mailbox'));
const documents = releaseOf('documents', pageOf('/documents'));
const elsewhere = { mailbox: ['/mailbox'] };
const pages = { list: { Component: () => <h1>The list</h1> } };

async function proven(lineup: Lineup): Promise<Lineup> {
  const sent = structuredClone({
    ...lineup,
    labelHashes: { ...noHashes, en: await labelsHash(lineup.labels.texts) },
  });
  return { ...sent, id: await lineupId(sent) };
}

let answers: Lineup;
let busy = false;
let stop = () => {};
beforeEach(() => {
  busy = false;
  signInAs({ roles: ['office'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    json: async () => answers,
  })) as unknown as typeof fetch;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  act(dismissUpdate);
  signOutHere();
  jest.restoreAllMocks();
});

async function running(path: string) {
  const features = [mailbox, documents];
  const lineup = await proven(lineupOf(features));
  const loader = memoryLoader({ features, pages, words: { title: 'Mailbox' } });
  const shell = await drawnShell(path, { lineup, loader });
  const stopUpdates = followUpdates(lineup.id, () => undefined);
  const page = followLineup({ lineup, loader, ...shell }, () => busy);
  stop = () => {
    page.stop();
    stopUpdates();
  };
  const says = async (newest: Lineup) => {
    answers = await proven(newest);
    await act(async () => page.look());
  };
  return { lineup, says };
}
async function entries() {
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  return [...menu.querySelectorAll('a')].map(({ pathname }) => pathname);
}

test(
  'a feature that is switched off leaves menu and page, and comes back, without a reload',
  async () => {
    const { lineup, says } = await running('/mailbox');
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    await says(lineupOf([documents], [], elsewhere));
    expect(await screen.findByText('Not part of your package')).toBeVisible();
    const left = await entries();
    expect([left.includes('/mailbox'), left.includes('/documents')]).toEqual([false, true]);
    // The page is what the newer lineup says: a reload would change nothing.
    expect(updateThere()).toBe(false);
    await says(lineup);
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  },
  patience(20_000),
);

test(
  'a feature that is withheld says that it is paused, and what is shown of another one stays',
  async () => {
    const { says } = await running('/documents');
    const shown = await screen.findByRole('heading', { name: 'The list' });
    await says(lineupOf([documents], ['mailbox'], elsewhere));
    await waitFor(async () => expect(await entries()).not.toContain('/mailbox'));
    expect(shown).toBeVisible();
  },
  patience(20_000),
);

test(
  'a new lineup waits for what is not saved',
  async () => {
    const { says } = await running('/mailbox');
    await screen.findByRole('heading', { name: 'The list' });
    busy = true;
    await says(lineupOf([documents], ['mailbox'], elsewhere));
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(screen.getByRole('heading', { name: 'The list' })).toBeVisible();
    busy = false;
    expect(await screen.findByText('Paused for now')).toBeVisible();
  },
  patience(20_000),
);

test(
  'a feature that comes is offered with an update at once',
  async () => {
    const { lineup, says } = await running('/mailbox');
    const offered = new Promise<void>((resolve) => onUpdateChange(resolve));
    await says(lineupOf([...lineup.features, releaseOf('planning', pageOf('/planning'))]));
    await offered;
    expect(updateThere()).toBe(true);
  },
  patience(20_000),
);
