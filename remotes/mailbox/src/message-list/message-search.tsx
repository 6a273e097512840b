import { useOnline } from '@callboard/client';
import { useSearchText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { SearchField, Spoken } from '@callboard/ui';

type MessageSearchProps = {
  q: string;
  onSearch: (q: string) => void;
  /** How many fit the search; nothing while that is not known. */
  found: number | undefined;
  /** How many there are without it. */
  of: number;
};

export function MessageSearch({ q, onSearch, found, of }: MessageSearchProps) {
  const t = useWords('mailbox');
  const online = useOnline();
  const { text, type } = useSearchText(q, onSearch);
  const counted = q !== '' && found !== undefined;
  return (
    <search>
      <SearchField
        label={t('message-list.search')}
        placeholder={t('message-list.searchHint')}
        value={text}
        onValue={type}
        maxLength={200}
        summary={counted ? t('message-list.hits', { hits: found, total: of }) : undefined}
        disabled={!online && text === ''}
        hint={online ? undefined : t('message-list.searchOffline')}
      />
      <output>{counted && <Spoken>{t('message-list.found', { count: found })}</Spoken>}</output>
    </search>
  );
}
