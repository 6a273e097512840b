import { useOnline } from '@callboard/client';
import { useSearch, useSearchText } from '@callboard/feature';
import { SearchField, VisuallyHidden } from '@callboard/ui';
import { usePartWords } from '../words/use-part-words.ts';
import type { WholeList } from './use-list.ts';

/** The search of a list on the server. What is searched for stands in the address as `q`. */
export type ListSearchProps = {
  label: string;
  placeholder?: string | undefined;
  /** How many were found, shown in the field and, where it needs more words, read aloud. */
  found?: ((count: number) => { shown: string; spoken?: string }) | undefined;
  /** Said when nothing fits. */
  notFound: (q: string) => { title: string; text: string };
};

/** Asks after a pause in typing. */
export function ListSearch({
  list,
  label,
  placeholder,
  found,
}: ListSearchProps & { list: WholeList<unknown> }) {
  const t = usePartWords();
  const online = useOnline();
  const [{ q = '' }, change] = useSearch();
  const { text, type } = useSearchText(q, (wanted) => change({ q: wanted }));
  const count = q !== '' && list.rows ? found?.(list.total) : undefined;
  return (
    <search>
      <SearchField
        label={label}
        {...(placeholder && { placeholder })}
        value={text}
        onValue={type}
        maxLength={200}
        summary={count?.shown}
        disabled={!online && text === ''}
        hint={online ? undefined : t('list-page.searchOffline')}
      />
      <output>{count?.spoken && <VisuallyHidden>{count.spoken}</VisuallyHidden>}</output>
    </search>
  );
}
