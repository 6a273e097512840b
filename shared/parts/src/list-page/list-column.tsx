import { useScrollPlace } from '@callboard/feature';
import { Button, VirtualList } from '@callboard/ui';
import type { ReactNode } from 'react';
import { ListAge } from './list-age.tsx';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './list-column.module.css';
import { ListSearch } from './list-search.tsx';
import type { PagedList, WholeList } from './use-list.ts';
import { useListState } from './use-list-state.tsx';
import type { ListFaces } from './use-list-state.tsx';

export type ListColumnProps<Row> = ListFaces & {
  list: WholeList<Row> | PagedList<Row>;
  title: string;
  /** What the list is called, where the title does not say it. */
  label?: string | undefined;
  keyOf: (row: Row) => string;
  /** How high a row is before it is measured. */
  rowHeight?: number | undefined;
  /** Above the search: the parts of the list (`ListTabs`). */
  tabs?: ReactNode;
  /** Below the search: what is shown of it (`FilterChips`). */
  filters?: ReactNode;
  /** Lets the person ask for a newer list. */
  refresh?: boolean;
  /** Below the rows. */
  children?: ReactNode;
};

/** Everything of a list page that is one column. Of thousands of rows only those near the window exist. */
export function ListColumn<Row>(props: ListColumnProps<Row> & { row: (row: Row) => ReactNode }) {
  const { list, search, refresh = false, tabs, filters, children } = props;
  const t = usePartWords();
  const state = useListState(list, props);
  const { more, moreAgain } = 'more' in list ? list : { more: undefined, moreAgain: undefined };
  useScrollPlace(list.rows !== undefined);
  return (
    <>
      {tabs}
      {search && <ListSearch list={list} {...search} />}
      {filters}
      <ListAge list={list} refresh={refresh} />
      <VirtualList
        label={props.label ?? props.title}
        state={state}
        items={list.rows ?? []}
        keyOf={props.keyOf}
        row={props.row}
        estimate={props.rowHeight}
        total={list.total}
        onEnd={more}
      />
      {moreAgain && (
        <div role="alert" className={styles.rest}>
          <span>{t('list-page.restFailed')}</span>
          <Button kind="quiet" onClick={moreAgain}>
            {t('list-page.tryAgain')}
          </Button>
        </div>
      )}
      {children}
    </>
  );
}
