import { CallError } from '@callboard/client';
import { Link, path, useSearch } from '@callboard/feature';
import type { Address } from '@callboard/feature';
import { desk, expectNoAxeViolations, phone, renderWithEverything, screenOf } from '@callboard/testing';
import { ListRow } from '@callboard/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Inbox, MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { FilterChips } from './filter-chips.tsx';
import { ListDetailPage } from './list-detail-page.tsx';
import { ListPage } from './list-page.tsx';
import { ListTabs, useListTab } from './list-tabs.tsx';
import type { PagedList, WholeList } from './use-list.ts';

type Key = { id: string; name: string };
const keys: readonly Key[] = ['Attic', 'Bar', 'Cellar'].map((name, at) => ({ id: `k${at}`, name }));
const loaded: WholeList<Key> = {
  rows: keys,
  total: keys.length,
  updatedAt: new Date(2026, 10, 19, 7, 41).getTime(),
  busy: false,
  error: null,
  refresh: () => {},
  refreshError: null,
};
const never: WholeList<Key> = { ...loaded, rows: undefined, total: 0, updatedAt: 0 };
const offlineError = new CallError('offline');

const asked: string[] = [];
beforeEach(() => {
  asked.splice(0);
  screenOf(phone);
});
afterEach(() => act(() => void fireEvent.online(window)));

const faces = {
  title: 'Keys',
  keyOf: ({ id }: Key) => id,
  empty: { icon: Inbox, title: 'No keys yet', text: 'They hang here.' },
  search: {
    label: 'Search keys',
    found: (count: number) => ({ shown: `${count} of 9`, spoken: `${count} found` }),
    notFound: (q: string) => ({ title: `No “${q}”`, text: 'Names were searched.' }),
  },
};

/** The server's part: it looks for what the address says. */
function useKeys(list: WholeList<Key>) {
  const [{ q = '' }] = useSearch();
  if (q !== '' && asked.at(-1) !== q) asked.push(q);
  const rows = list.rows?.filter(({ name }) => name.includes(q));
  return { ...list, rows, total: rows?.length ?? 0 };
}

const listPage = (list: WholeList<Key>, more: Partial<typeof faces> & { filters?: React.ReactNode } = {}) =>
  function Page() {
    return (
      <ListPage {...faces} {...more} list={useKeys(list)} row={({ name }) => <ListRow title={name} />} />
    );
  };
const detailPage = (at?: (key: string) => Address, opensFirst?: boolean) =>
  function Page() {
    return (
      <ListDetailPage
        {...faces}
        list={useKeys(loaded)}
        row={({ name }, link) => <ListRow as={Link} {...link} title={name} />}
        detail={{
          name: 'key',
          label: 'Key',
          at,
          show: (id, close) => (
            <button type="button" onClick={close}>
              Hang up {id}
            </button>
          ),
          choose: { icon: MousePointerClick, title: 'Choose a key' },
          ...(opensFirst !== undefined && { opensFirst }),
        }}
      />
    );
  };
const opened = (Component: React.ComponentType, at = '/keys') =>
  renderWithEverything({ Component }, { path: '/keys', at, features: [partsFeature] });
const shownRows = async () =>
  (await within(await screen.findByRole('list', { name: 'Keys' })).findAllByRole('listitem')).map(
    ({ textContent }) => textContent,
  );

describe('search', () => {
  test('asks once after a pause, says how many were found, and stands in the address', async () => {
    const { address, container } = await opened(listPage(loaded));
    expect(await shownRows()).toEqual(['Attic', 'Bar', 'Cellar']);
    expect(screen.queryByText('3 found')).not.toBeInTheDocument();
    const field = screen.getByRole('searchbox', { name: 'Search keys' });
    // Without any time between them, on whatever machine.
    for (const value of [' ', ' e', ' el', ' ell', ' ell ']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(asked).toEqual(['ell']));
    expect(await shownRows()).toEqual(['Cellar']);
    expect(screen.getByText('1 found')).toBeInTheDocument();
    expect(screen.getByText('1 of 9')).toBeInTheDocument();
    expect(address()).toBe('/keys?q=ell');
    await expectNoAxeViolations(container);
  });

  test('what is not found is said and cleared in one tap', async () => {
    const { user, address } = await opened(listPage(loaded), '/keys?q=zzz');
    expect(await screen.findByText('No “zzz”')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(await shownRows()).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(address()).toBe('/keys');
  });

  test('without a connection it says why it waits, and leads back to what is on the phone', async () => {
    act(() => void fireEvent.offline(window));
    await opened(listPage({ ...never, error: offlineError }), '/keys?q=bar');
    expect(await screen.findByText('This list is not on your phone')).toBeInTheDocument();
    expect(screen.getByText('You’re offline. Connect to search.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Clear search' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('faces', () => {
  test('loading', async () => {
    await opened(listPage({ ...never, busy: true }));
    expect(screen.getByRole('region', { name: 'Keys' })).toHaveAttribute('aria-busy', 'true');
  });

  test('empty', async () => {
    await opened(listPage({ ...loaded, rows: [], total: 0 }));
    expect(await screen.findByText('No keys yet')).toBeInTheDocument();
  });

  test('failed, with another try', async () => {
    const refresh = jest.fn();
    const { user } = await opened(listPage({ ...never, error: new CallError('forbidden'), refresh }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('offline: what was read stays and says how old it is', async () => {
    await opened(listPage({ ...loaded, error: offlineError }));
    await shownRows();
    act(() => void fireEvent.offline(window));
    expect(await screen.findByText(/As of .*07:41/)).toBeInTheDocument();
    expect(await shownRows()).toHaveLength(3);
  });

  test('offline: what was never read says so', async () => {
    act(() => void fireEvent.offline(window));
    await opened(listPage({ ...never, error: offlineError }));
    expect(await screen.findByText(/^It loads as soon as you’re back online/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

test('the next page that does not come can be asked for again', async () => {
  const moreAgain = jest.fn();
  const list: PagedList<Key> = { ...loaded, total: 9, more: undefined, moreAgain };
  const { user } = await opened(() => (
    <ListPage {...faces} list={list} row={({ name }) => <ListRow title={name} />} />
  ));
  expect(await screen.findByRole('alert')).toHaveTextContent('The rest of the list did not load.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(moreAgain).toHaveBeenCalledTimes(1);
});

test('a newer list is asked for, and what went wrong stands beside the old one', async () => {
  const refresh = jest.fn();
  function Page() {
    const [error, setError] = useState<CallError | null>(null);
    const list = { ...loaded, refresh, refreshError: error };
    refresh.mockImplementation(() => setError(new CallError('too_many')));
    return <ListPage {...faces} list={list} refresh row={({ name }) => <ListRow title={name} />} />;
  }
  const { user } = await opened(Page);
  expect(screen.getByText(/^Updated .*07:41/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/\S/);
  expect(await shownRows()).toHaveLength(3);
});

describe('detail', () => {
  const ownPage = (key: string) => path('/keys/{key}').to({ key });

  test('beside the list on a wide screen the first one is open until another one is chosen', async () => {
    screenOf(desk);
    const { user, address } = await opened(detailPage(ownPage));
    const beside = within(screen.getByRole('region', { name: 'Key' }));
    const [first = '', second = ''] = await shownRows();
    expect(await beside.findByRole('button')).toHaveTextContent(/^Hang up k0$/);
    expect(screen.getByRole('link', { name: first })).toHaveAttribute('aria-current', 'true');
    expect(address()).toBe('/keys');
    await user.click(screen.getByRole('link', { name: second }));
    expect(beside.getByRole('button')).toHaveTextContent(/^Hang up k1$/);
  });

  test('the one that is open stays open when another one comes before it', async () => {
    screenOf(desk);
    function Page() {
      const [rows, setRows] = useState<readonly Key[]>(keys);
      return (
        <>
          <button type="button" onClick={() => setRows([{ id: 'k9', name: 'Newest' }, ...keys])}>
            Add
          </button>
          <ListDetailPage
            {...faces}
            list={{ ...loaded, rows }}
            row={({ name }, link) => <ListRow as={Link} {...link} title={name} />}
            detail={{
              name: 'key',
              label: 'Key',
              show: (id) => <p>{id}</p>,
              choose: { icon: MousePointerClick, title: 'Choose a key' },
            }}
          />
        </>
      );
    }
    const { user } = await opened(Page);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('link', { name: 'Newest' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('region', { name: 'Key' })).toHaveTextContent('k0');
  });

  test('where opening changes something one is chosen first; the address says which, with the search', async () => {
    screenOf(desk);
    const { user, address, container } = await opened(detailPage(ownPage, false), '/keys?q=a');
    const beside = screen.getByRole('region', { name: 'Key' });
    expect(beside).toHaveTextContent('Choose a keyIt opens here, beside the list.');
    await user.click(await screen.findByRole('link', { name: 'Bar' }));
    expect(address()).toBe('/keys?q=a&key=k1');
    expect(screen.getByRole('link', { name: 'Bar' })).toHaveAttribute('aria-current', 'true');
    await expectNoAxeViolations(container);
    await user.click(within(beside).getByRole('button', { name: 'Hang up k1' }));
    expect(address()).toBe('/keys?q=a');
  });

  test('stays open while the list beside it is searched, whether it is found or not', async () => {
    screenOf(desk);
    const { user, address } = await opened(detailPage(ownPage), '/keys?key=k1');
    const beside = within(screen.getByRole('region', { name: 'Key' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search keys' }), 'zzz');
    expect(await screen.findByText('No “zzz”')).toBeInTheDocument();
    expect(beside.getByRole('button', { name: 'Hang up k1' })).toBeInTheDocument();
    expect(address()).toBe('/keys?key=k1&q=zzz');
  });

  test('on a phone a row leads to its own page', async () => {
    await opened(detailPage(ownPage));
    expect(await screen.findByRole('link', { name: 'Bar' })).toHaveAttribute('href', '/keys/k1');
    expect(screen.queryByRole('region', { name: 'Key' })).not.toBeInTheDocument();
  });

  test('on a phone a link to what is beside the list leads to its own page', async () => {
    const { address } = await opened(detailPage(ownPage), '/keys?key=k1');
    await waitFor(() => expect(address()).toBe('/keys/k1'));
  });

  test('on a phone what has no page of its own opens over the list', async () => {
    const { user, address } = await opened(detailPage());
    await user.click(await screen.findByRole('link', { name: 'Bar' }));
    expect(address()).toBe('/keys?key=k1');
    const sheet = within(await screen.findByRole('dialog', { name: 'Key' }));
    await user.click(sheet.getByRole('button', { name: 'Hang up k1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/keys');
  });
});

describe('filters', () => {
  const choices = [
    { id: 'iron', label: 'Iron · 2', spoken: 'Iron, 2 keys' },
    { id: 'card', label: 'Card' },
  ];
  const chips = (all: typeof choices) => (
    <FilterChips label="Kind" name="kind" all={{ label: 'All' }} choices={all} />
  );

  test('one of them stands in the address', async () => {
    const { user, address } = await opened(listPage(loaded, { filters: chips(choices) }), '/keys?q=a');
    const kinds = within(screen.getByRole('group', { name: 'Kind' }));
    expect(kinds.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(kinds.getByRole('button', { name: 'Iron, 2 keys' }));
    expect(address()).toBe('/keys?q=a&kind=iron');
    expect(kinds.getByRole('button', { name: 'Iron, 2 keys' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(kinds.getByRole('button', { name: 'All' }));
    expect(address()).toBe('/keys?q=a');
  });

  test('fewer than two need no choice', async () => {
    await opened(listPage(loaded, { filters: chips(choices.slice(0, 1)) }));
    expect(screen.queryByRole('group', { name: 'Kind' })).not.toBeInTheDocument();
  });

  test('a tab is an address that keeps the search; one that is not known is the first', async () => {
    function Tabs() {
      const current = useListTab(['in', 'out']);
      const tabs = [
        { id: 'in', label: 'In', count: 7 },
        { id: 'out', label: 'Out', count: undefined },
      ];
      return <ListTabs label="Which keys" current={current} tabs={tabs} />;
    }
    const { user, address } = await opened(Tabs, '/keys?tab=lost&q=a');
    expect(screen.getByRole('link', { name: '7 In' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: '– Out' }));
    expect(address()).toBe('/keys?tab=out&q=a');
    await user.click(screen.getByRole('link', { name: '7 In' }));
    expect(address()).toBe('/keys?q=a');
  });
});
