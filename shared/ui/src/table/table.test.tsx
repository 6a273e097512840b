import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import '../words/words.ts';
import { ListRow } from '../list/list-row.tsx';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';
import { nextRow } from './next-row.ts';
import { sortRows } from './sort-rows.ts';
import { VirtualList } from './virtual-list.tsx';
import { VirtualRows } from './virtual-rows.tsx';

// jsdom does not scroll.
window.scrollTo = () => {};
beforeAll(() => setLanguage('en'));

type Person = { id: string; name: string; worked: number };
const people: Person[] = [
  { id: '1', name: 'Zoë', worked: 96 },
  { id: '2', name: 'Ada', worked: 112.5 },
  { id: '3', name: 'Bram', worked: 8 },
];
const columns: Column<Person>[] = [
  { id: 'name', title: 'Person', names: true, cell: (row) => row.name, sortBy: (row) => row.name },
  { id: 'worked', title: 'Worked', align: 'end', cell: (row) => row.worked, sortBy: (row) => row.worked },
];
const table = (
  <DataTable label="Hours" state={{ kind: 'full' }} columns={columns} rows={people} keyOf={(row) => row.id} />
);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('a table is sorted by its headers, one way and the other', async () => {
  const { container } = render(table);
  expect(await screen.findByRole('table', { name: 'Hours' })).toBeInTheDocument();
  expect(names()).toEqual(['Zoë', 'Ada', 'Bram']);
  await userEvent.click(screen.getByRole('button', { name: 'Worked' }));
  expect(screen.getByRole('columnheader', { name: 'Worked' })).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Bram', 'Zoë', 'Ada']);
  await userEvent.click(screen.getByRole('button', { name: 'Worked' }));
  expect(screen.getByRole('columnheader', { name: 'Worked' })).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Ada', 'Zoë', 'Bram']);
  await expectNoAxeViolations(container);
});

test('every value carries its title, for when it is a card', async () => {
  render(table);
  const cell = await screen.findByRole('cell', { name: '112.5' });
  expect(cell).toHaveAttribute('data-title', 'Worked');
});

test('letters are sorted as the language does, figures by value', () => {
  const byName = (rows: string[], locale: string) => sortRows(rows, (row) => row, 'ascending', locale);
  expect(byName(['Zoë', 'Łukasz', 'Ärger', 'Ada'], 'de-DE')).toEqual(['Ada', 'Ärger', 'Łukasz', 'Zoë']);
  expect(byName(['Gate 10', 'Gate 2'], 'en-GB')).toEqual(['Gate 2', 'Gate 10']);
  expect(sortRows([10, 9, -1], (row) => row, 'descending', 'en-GB')).toEqual([10, 9, -1]);
});

test.each([
  ['down', 'ArrowDown', 3, 4],
  ['up', 'ArrowUp', 3, 2],
  ['not over the start', 'PageUp', 3, 0],
  ['not over the end', 'PageDown', 95, 99],
  ['to the end', 'End', 3, 99],
  ['nowhere at the end', 'ArrowDown', 99, undefined],
  ['nowhere without a focused row', 'ArrowDown', -1, undefined],
  ['nowhere by other keys', 'a', 3, undefined],
])('keys lead %s', (_, key, at, next) => {
  expect(nextRow(key, at, 100)).toBe(next);
});

const many = Array.from({ length: 5000 }, (_, index) => ({ id: `p${index}`, name: `Person ${index}` }));
const list = (items = many, onEnd = () => {}, total = items.length) => (
  <VirtualList
    label="People"
    state={{ kind: 'full' }}
    items={items}
    keyOf={(person) => person.id}
    total={total}
    onEnd={onEnd}
    row={(person) => <ListRow href={`/${person.id}`} title={person.name} />}
  />
);

test('of thousands only a few exist, and each knows its place', async () => {
  const { container } = render(list());
  expect(await screen.findByRole('link', { name: 'Person 0' })).toBeInTheDocument();
  const rows = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(rows.length).toBeLessThan(60);
  expect(rows[2]).toHaveAttribute('aria-setsize', '5000');
  expect(rows[2]).toHaveAttribute('aria-posinset', '3');
  await expectNoAxeViolations(container);
});

test('arrows lead from row to row', async () => {
  render(list());
  const first = await screen.findByRole('link', { name: 'Person 0' });
  act(() => first.focus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Person 1' })).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(first).toHaveFocus());
});

test('near the end it asks for more, until all are there', async () => {
  const onEnd = jest.fn();
  const { rerender } = render(list(many.slice(0, 5), onEnd, 8));
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
  rerender(list(many.slice(0, 8), onEnd, 8));
  expect(await screen.findByRole('link', { name: 'Person 7' })).toBeInTheDocument();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each([
  ['far down what comes in above moves nothing', 30_000, [30_076]],
  ['at the top it is seen to come', 0, []],
])('%s', async (_, at, movedTo) => {
  const still = () => act(async () => new Promise((resolve) => setTimeout(resolve, 200)));
  const { rerender } = render(list());
  await screen.findByRole('link', { name: 'Person 0' });
  jest.replaceProperty(window, 'scrollY', at);
  act(() => void window.dispatchEvent(new Event('scroll')));
  await still();
  const moved = jest.spyOn(window, 'scrollTo');
  rerender(list([{ id: 'new', name: 'Newcomer' }, ...many]));
  await still();
  expect(moved.mock.calls.map(([where]) => (where as ScrollToOptions).top)).toEqual(movedTo);
  jest.restoreAllMocks();
});

test('on a phone the rows come with the first drawing', () => {
  jest.replaceProperty(window, 'innerWidth', 360);
  jest.replaceProperty(window, 'innerHeight', 740);
  // What no effect has touched.
  const first = renderToStaticMarkup(
    <VirtualRows
      label="People"
      state={{ kind: 'full' }}
      items={many}
      keyOf={(person) => (person as Person).id}
      row={(person) => <a href="/">{(person as Person).name}</a>}
    />,
  );
  expect(first).toContain('Person 0<');
  expect(first).toContain('Person 9<');
  expect(first).not.toContain('Person 60<');
  jest.restoreAllMocks();
});

test('before it is full it has the faces of every list', () => {
  render(
    <VirtualList label="People" state={{ kind: 'loading' }} items={[]} keyOf={() => ''} row={() => null} />,
  );
  expect(screen.getByRole('region', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
});
