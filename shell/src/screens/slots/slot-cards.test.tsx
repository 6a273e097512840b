import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { client, crew, person } from '@callboard/contract';
import type { Face } from '@callboard/contract';
import { Slot, useTroubleTitle } from '@callboard/feature';
import type { CardModule } from '@callboard/feature';
import { patience } from '@callboard/testing';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { releaseOf } from '../../start/testing/release-of.ts';
import { lineupOf, renderShell, signInAs } from '../../start/testing/render-shell.tsx';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: patience(15_000) });

const cards: Face['cards'] = {
  second: { slot: 'home/now', rank: 20, allow: person },
  first: { slot: 'home/now', rank: 10, allow: crew },
  clients: { slot: 'home/now', rank: 5, allow: client },
  broken: { slot: 'home/now', rank: 15, allow: person },
  missing: { slot: 'home/now', rank: 16, allow: person },
  elsewhere: { slot: 'project/panel', rank: 1, allow: person },
};
const release = releaseOf('crew-ops', {}, cards);
const says = (text: string) => ({ Component: () => <p>{text}</p> });

function loader() {
  return memoryLoader({
    features: [release],
    cards: {
      first: says('first card'),
      second: says('second card'),
      clients: says('for clients'),
      elsewhere: says('elsewhere'),
      broken: {
        Component: () => {
          throw new Error('broken');
        },
      },
    },
  });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  signInAs({ roles: ['crew'] });
});
afterEach(() => jest.restoreAllMocks());

test('cards stand in their place by rank, for those who may; a broken or missing one adds nothing', async () => {
  await renderShell('/', { lineup: lineupOf([release]), loader: loader() });
  const second = await screen.findByText('second card');
  const first = screen.getByText('first card');
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(first.parentElement).toHaveTextContent(/^first cardsecond card$/);
  expect(screen.queryByText('for clients')).toBeNull();
  expect(screen.queryByText('elsewhere')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: /Ada/ })).toBeInTheDocument();
});

test('a card tells why its own code did not come in the words of the trouble', async () => {
  const Card = () => {
    const titleOf = useTroubleTitle();
    const [title, setTitle] = useState('');
    return <button onClick={() => void titleOf(new Error('late')).then(setTitle)}>open {title}</button>;
  };
  const parts = memoryLoader({ features: [release], cards: { first: { Component: Card } } });
  await renderShell('/', { lineup: lineupOf([release]), loader: parts });
  const button = await screen.findByRole('button', { name: 'open' });
  parts.trouble = 'altered';
  await userEvent.click(button);
  expect(await screen.findByText('open Not opened, for your safety')).toBeVisible();
});

test('a feature that does not load leaves home as it is', async () => {
  // What comes after the first screen comes.
  Object.assign(performance, { getEntriesByType: () => [], mark: () => undefined });
  const failing = loader();
  failing.trouble = 'unreachable';
  await renderShell('/', { lineup: lineupOf([release]), loader: failing });
  expect(await screen.findByText('You don’t have access to anything yet')).toBeVisible();
  expect(screen.queryByText('first card')).toBeNull();
});

describe('a part of a project', () => {
  const project = {
    at: '/projects/{number}',
    title: 'title',
    allow: person,
    offline: 'readable',
  } as const;
  const Project = () => (
    <Slot name="project/invoices" number="4711">
      own invoices
    </Slot>
  );
  const opened = (card: Face['cards'][string], invoices?: CardModule) => {
    const projects = releaseOf('projects', { project });
    const finance = releaseOf('finance', {}, { invoices: card });
    return renderShell('/projects/4711', {
      lineup: lineupOf([projects, finance]),
      loader: memoryLoader({
        features: [projects, finance],
        pages: { project: { Component: Project } },
        ...(invoices && { cards: { invoices } }),
      }),
    });
  };
  const card = { slot: 'project/invoices', rank: 1, allow: person } as const;

  test('is drawn by the feature that adds it, which is told the project', async () => {
    await opened(card, { Component: ({ number }: { number: string }) => <p>invoices of {number}</p> });
    expect(await screen.findByText('invoices of 4711')).toBeVisible();
    expect(screen.queryByText('own invoices')).toBeNull();
  });

  test.each([
    ['belongs to others', { ...card, allow: client }, says('for clients')],
    ['did not load', card, undefined],
    [
      'breaks',
      card,
      {
        Component: () => {
          throw new Error('broken');
        },
      },
    ],
  ])('stays as it is where the card %s', async (_, face, invoices) => {
    await opened(face, invoices);
    expect(await screen.findByText('own invoices')).toBeVisible();
  });
});
