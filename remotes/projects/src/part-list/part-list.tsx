import { searchIn } from '@callboard/domain';
import type { Read } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { EmptyState, Faces, List, SearchField, VirtualList } from '@callboard/ui';
import type { EmptyStateProps } from '@callboard/ui';
import { SearchX } from 'lucide-react';
import { Fragment, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import styles from '../project/project.module.css';

/** A list that fits on a screen or two needs no search. */
const searchedFrom = 20;
/** Of longer ones only the rows near the window exist. */
const drawnWhole = 60;

type Rows<Row> = { readonly items: readonly Row[]; readonly total?: number };
type RowsProps<Row> = {
  label: string;
  keyOf: (row: Row) => string;
  row: (row: Row) => ReactNode;
  /** How high a row is before it is measured. */
  rowHeight?: number;
};
type PartListProps<Row> = RowsProps<Row> & {
  read: Read<Rows<Row>>;
  empty: EmptyStateProps;
  /** What of a row is searched. */
  textOf?: (row: Row) => string;
};

/** One kind of what belongs to a project, with its own faces: the rest of the project stays, whatever this comes to. */
export function PartList<Row>({ read, empty, textOf, ...rows }: PartListProps<Row>) {
  return (
    <div className={styles.part}>
      <Faces read={read} loading={<List label={rows.label} state={{ kind: 'loading', rows: 3 }} />}>
        {({ items, total = items.length }) =>
          items.length === 0 ? (
            <EmptyState {...empty} />
          ) : (
            <SearchedRows {...rows} items={items} total={total} textOf={textOf} />
          )
        }
      </Faces>
    </div>
  );
}

type SearchedRowsProps<Row> = RowsProps<Row> & {
  items: readonly Row[];
  /** How many there are, while the others are still being read. */
  total: number;
  textOf: ((row: Row) => string) | undefined;
};

/** Rows with a search over all of them, where there are many. */
export function SearchedRows<Row>({ items, total, textOf, ...rows }: SearchedRowsProps<Row>) {
  const t = useWords('projects');
  const [q, setQ] = useState('');
  const searched = useDeferredValue(q);
  const found = textOf ? searchIn(items, searched, textOf) : items;
  return (
    <>
      {textOf && items.length > searchedFrom && (
        <SearchField label={t('part-list.search', { what: rows.label })} value={q} onValue={setQ} />
      )}
      {items.length < total && (
        <output className={styles.quiet}>{t('part-list.rest', { there: items.length, all: total })}</output>
      )}
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('part-list.notFound')}
          text={t('part-list.notFoundText', { q: q.trim() })}
        />
      ) : (
        <PartRows {...rows} items={found} />
      )}
    </>
  );
}

/** Thousands of rows cost as little as those in sight. */
export function PartRows<Row>({ label, items, keyOf, row, rowHeight }: RowsProps<Row> & Rows<Row>) {
  if (items.length > drawnWhole)
    return (
      <VirtualList
        label={label}
        state={{ kind: 'full' }}
        items={items}
        keyOf={keyOf}
        row={row}
        estimate={rowHeight}
      />
    );
  return (
    <List label={label} state={{ kind: 'full' }}>
      {items.map((item) => (
        <Fragment key={keyOf(item)}>{row(item)}</Fragment>
      ))}
    </List>
  );
}
