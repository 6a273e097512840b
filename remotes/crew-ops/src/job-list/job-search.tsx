import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { SearchField } from '@callboard/ui';
import { useEffect, useRef, useState } from 'react';

const pauseMs = 250;

/** Asks after a pause in typing. Made anew when the address brings another search. */
export function JobSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const [typed, setTyped] = useState<{ text: string; for: string }>({ text: q, for: q });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // The address has the last word: back, a link, the button that clears it.
  const text = typed.for === q || typed.text.trim() === q ? typed.text : q;
  const type = (next: string) => {
    setTyped({ text: next, for: q });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(next.trim()), pauseMs);
  };
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
