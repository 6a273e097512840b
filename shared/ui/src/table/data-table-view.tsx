import { useFormat } from '@callboard/i18n';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../style/classes.ts';
import styles from './data-table.module.css';
import type { Column, DataTableProps, Sorting } from './data-table.tsx';
import { sortRows } from './sort-rows.ts';

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

// Below 600 px the cells are laid out as cards, and a table that is not laid out as one is none any more for a
// screen reader. The roles keep it a table.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role */
export function DataTableView({ label, columns, rows, keyOf, sorting: first }: DataTableProps<unknown>) {
  const { locale } = useFormat();
  const [sorting, setSorting] = useState(first);
  const column = columns.find(({ id }) => id === sorting?.column);
  const sorted = sorting && column?.sortBy ? sortRows(rows, column.sortBy, sorting.direction, locale) : rows;
  return (
    <div className={styles.box}>
      <table role="table" aria-label={label} className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sorting={sorting} onSort={setSorting} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sorted.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ column, row }: { column: Column<unknown>; row: unknown }) {
  if (column.names)
    return (
      <th role="rowheader" scope="row" className={styles.names}>
        {column.cell(row)}
      </th>
    );
  return (
    <td role="cell" data-title={column.title} className={classes(column.align === 'end' && styles.end)}>
      {column.cell(row)}
    </td>
  );
}

type HeaderCellProps = {
  column: Column<unknown>;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
};

function HeaderCell({ column: { id, title, align, sortBy }, sorting, onSort }: HeaderCellProps) {
  const direction = sorting?.column === id ? sorting.direction : 'none';
  const Arrow = arrows[direction];
  const turn = () =>
    onSort({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sortBy ? direction : undefined}
      className={classes(align === 'end' && styles.end, sortBy && styles.sorts)}
    >
      {sortBy ? (
        <button type="button" className={styles.sort} onClick={turn}>
          {title}
          <Arrow size={16} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}
