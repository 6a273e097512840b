import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { SearchField } from '@callboard/ui';
import { useEffect, useRef, useState } from 'react';

const pauseMs = 250;

/** Asks after a pause in typing. */
export function JobSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // The address has the last word: back, a link, the button that clears it.
  if (known !== q) {
    setKnown(q);
    if (text.trim() !== q) setText(q);
  }
  const type = (next: string) => {
    setText(next);
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
