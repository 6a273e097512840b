import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { client, crew, person } from '@callboard/contract';
import type { Face } from '@callboard/contract';
import { useTroubleTitle } from '@callboard/feature';
import { memoryLoader } from '../testing/memory-loader.ts';
import { releaseOf } from '../testing/release-of.ts';
import { lineupOf, renderShell, signInAs } from '../testing/render-shell.tsx';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });

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
  const failing = loader();
  failing.trouble = 'unreachable';
  await renderShell('/', { lineup: lineupOf([release]), loader: failing });
  expect(await screen.findByText('Nothing is open to you yet')).toBeVisible();
  expect(screen.queryByText('first card')).toBeNull();
});
