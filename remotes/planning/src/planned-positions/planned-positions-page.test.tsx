import type { PlanningItem } from '@callboard/contract';
import { expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from './planned-positions-page.tsx';
import { samplePosition as item } from './sample-position.ts';

const { server, show } = pageTest(feature);
beforeEach(() => signInAs({ roles: ['client'], rights: { planningCrewItemList: ['READ'] } }));

const opened = (items: readonly PlanningItem[]) => {
  server.on('GET /planningCrewItemList', ({ query }) => {
    const q = query.get('q')?.toLowerCase() ?? '';
    const found = items.filter(({ personName }) => (personName ?? '').toLowerCase().includes(q));
    return { body: { items: found, total: found.length, page: 1, limit: 60 } };
  });
  const { pattern } = paths.planningCrewItemList;
  return show(page, { path: pattern, at: pattern });
};
const asked = () =>
  server.requests.filter(({ path }) => path === '/planningCrewItemList').map(({ query }) => query);

test('a client sees who works when, as what and where, and comes to the crew', async () => {
  const { container } = await opened([
    item(),
    item({
      id: 'item-2',
      personId: null,
      personName: null,
      startTime: null,
      endTime: null,
      crewChief: false,
    }),
  ]);
  const list = await screen.findByRole('list', { name: 'Planned positions' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Anna Kern.*08:00 – 18:00 · Gala · Load-in · Rigger.*Confirmed.*Hall A/);
  expect(second).toHaveTextContent(/Nobody yet.*No times yet · Gala · Load-in · Rigger/);
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/crews/crew-1');
  await expectNoAxeViolations(container);
});

test('the list begins one month back, and today when asked for', async () => {
  const { user } = await opened([item()]);
  await screen.findByText('Anna Kern');
  expect(asked()[0]?.has('from')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'From today' }));
  await waitFor(() => expect(asked().at(-1)?.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/));
});

test('a search that finds nothing says so and can be cleared', async () => {
  const { user } = await opened([item()]);
  await user.type(await screen.findByRole('searchbox', { name: 'Search positions' }), 'zzz');
  expect(await screen.findByText('No positions for “zzz”')).toBeVisible();
  await user.click(screen.getByText('Clear search'));
  expect(await screen.findByText('Anna Kern')).toBeVisible();
});

test('without a position it says what will be here', async () => {
  await opened([]);
  expect(await screen.findByText('Crew items not found')).toBeVisible();
});
