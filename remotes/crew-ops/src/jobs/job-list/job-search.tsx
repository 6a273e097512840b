import { useOnline } from '@callboard/client';
import { useSearchText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { SearchField } from '@callboard/ui';

/** Asks after a pause in typing. */
export function JobSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const { text, type } = useSearchText(q, onSearch);
  return (
    <search>
      <SearchField
        label={t('job-list.search')}
        placeholder={t('job-list.searchHint')}
        value={text}
        onValue={type}
        maxLength={200}
        disabled={!online && text === ''}
        hint={online ? undefined : t('job-list.searchOffline')}
      />
    </search>
  );
}
