import type { Read } from '@callboard/feature';
import { EmptyState, Faces, List } from '@callboard/ui';
import type { EmptyStateProps } from '@callboard/ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styles from './project.module.css';

type PartListProps<Row> = {
  label: string;
  read: Read<{ readonly items: readonly Row[] }>;
  keyOf: (row: Row) => string;
  row: (row: Row) => ReactNode;
  empty: EmptyStateProps;
};

/** One kind of what belongs to a project, with its own faces: the rest of the project stays, whatever this comes to. */
export function PartList<Row>({ label, read, keyOf, row, empty }: PartListProps<Row>) {
  return (
    <div className={styles.part}>
      <Faces read={read} loading={<List label={label} state={{ kind: 'loading', rows: 3 }} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState {...empty} />
          ) : (
            <List label={label} state={{ kind: 'full' }}>
              {items.map((item) => (
                <Fragment key={keyOf(item)}>{row(item)}</Fragment>
              ))}
            </List>
          )
        }
      </Faces>
    </div>
  );
}
