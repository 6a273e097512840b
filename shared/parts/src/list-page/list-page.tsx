import { Page } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import type { ReactNode } from 'react';
import { ListColumn } from './list-column.tsx';
import type { ListColumnProps } from './list-column.tsx';

export type ListPageProps<Row> = ListColumnProps<Row> & { row: (row: Row) => ReactNode };

/** A page that is a list. Where a row can be opened it is a `ListDetailPage`. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  return (
    <Page title={props.title} titleHidden>
      <div className={column.gap3}>
        <ListColumn {...props} />
      </div>
    </Page>
  );
}
