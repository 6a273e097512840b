import type { ReactNode } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { List } from '../list/list.tsx';
import type { ListState } from '../list/list.tsx';

export type Column<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their cell. */
  align?: 'start' | 'end' | undefined;
  /** Names the row: its header for a screen reader, the title of its card on a phone. */
  names?: boolean | undefined;
  /** The value to sort by; without it the column does not sort. */
  sortBy?: ((row: Row) => string | number) | undefined;
};

export type Sorting = { column: string; direction: 'ascending' | 'descending' };

export type DataTableProps<Row> = {
  label: string;
  /** The four faces; `rows` are drawn when it is full. */
  state: ListState;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** At first; later the person chooses. */
  sorting?: Sorting | undefined;
};

const Table = lazyPart<DataTableProps<unknown>>(
  async () => (await import('./data-table-view.tsx')).DataTableView,
  ({ label }) => <List label={label} state={{ kind: 'loading' }} />,
);

/** A table on a wide screen, cards on a narrow one; the same markup, so that nothing is said twice. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  if (props.state.kind !== 'full') return <List label={props.label} state={props.state} />;
  return <Table {...(props as unknown as DataTableProps<unknown>)} />;
}
