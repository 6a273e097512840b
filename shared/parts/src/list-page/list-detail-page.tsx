import { useRedirect, useSearch } from '@callboard/feature';
import type { Address, LinkTarget } from '@callboard/feature';
import { EmptyState, ListDetail, Page, Sheet, useWide } from '@callboard/ui';
import type { EmptyStateProps } from '@callboard/ui';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import { ListColumn } from './list-column.tsx';
import type { ListColumnProps } from './list-column.tsx';

/** Opens the row: for its `Link`. A sheet has an entry of its own in the history, so its address needs none. */
export type RowLink = { to: LinkTarget; current: boolean; replace: boolean };

export type ListDetailPageProps<Row> = ListColumnProps<Row> & {
  /** One row, whose link opens what `detail` shows. */
  row: (row: Row, link: RowLink) => ReactNode;
  detail: {
    /** What the address calls the key of the open row: `job` in `/jobs?job=7`. */
    name: string;
    /** What is opened: "Message". */
    label: string;
    /** Its own page, where there is no room beside the list. Without one it opens in a sheet. */
    at?: ((key: string) => Address) | undefined;
    show: (key: string, close: () => void) => ReactNode;
    /** Said beside the list while nothing is open. */
    choose: Pick<EmptyStateProps, 'icon' | 'title'>;
    /** False where opening a row changes something, as reading a message does: then one is chosen first. */
    opensFirst?: boolean;
  };
};

/** The row that is open while none was chosen: the first one, which stays as long as it is in the list. */
function useFirstKey<Row>({ list, keyOf }: Pick<ListColumnProps<Row>, 'list' | 'keyOf'>): string | undefined {
  const [kept, keep] = useState<string>();
  const [row] = list.rows ?? [];
  const isThere = kept !== undefined && list.rows?.some((each) => keyOf(each) === kept);
  const key = isThere ? kept : row && keyOf(row);
  if (key !== kept) keep(key);
  return key;
}

/** A page that is a list; on a wide screen with the open row beside it. */
export function ListDetailPage<Row>({ row, detail, ...column }: ListDetailPageProps<Row>) {
  const { name, label, at, show, choose, opensFirst = true } = detail;
  const t = usePartWords();
  const wide = useWide();
  const [search, change] = useSearch();
  const first = useFirstKey(column);
  const open = search[name] ?? (wide && opensFirst ? first : undefined);
  // A link to a row beside the list, opened where there is no beside.
  useRedirect(!wide && open && at ? at(open) : undefined);
  const linkTo = (key: string): LinkTarget =>
    wide || !at ? `?${new URLSearchParams({ ...search, [name]: key })}` : at(key);
  const linkedRow = (each: Row) => {
    const key = column.keyOf(each);
    return row(each, { to: linkTo(key), current: wide && key === open, replace: !wide && !at });
  };
  const close = () => change({ [name]: undefined });
  const shown = open && <Fragment key={open}>{show(open, close)}</Fragment>;
  return (
    <Page title={column.title} titleHidden wide>
      <ListDetail
        label={label}
        list={<ListColumn {...column} row={linkedRow} />}
        detail={wide && (shown || <EmptyState {...choose} text={t('list-page.opensHere')} />)}
      />
      {!wide && !at && shown && (
        <Sheet open onClose={close} title={label}>
          {shown}
        </Sheet>
      )}
    </Page>
  );
}
