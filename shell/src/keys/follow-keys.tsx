import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '@callboard/i18n';
import { plainKey, toast } from '@callboard/ui';
import { pageWords } from '../page-words/page-words.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { toRow, toSearch } from './page-keys.ts';

/** The keys of every page at a desk: `/` searches, `j` and `k` move, `?` tells which there are. */
export function FollowKeys() {
  const t = useWords('shell');
  const [told, setTold] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A page may have a meaning of its own for a key.
    if (event.defaultPrevented || !act(plainKey(event))) return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  function act(key: string | null): boolean {
    if (key === '/') return toSearch();
    if (key === 'j') return toRow(1);
    if (key === 'k') return toRow(-1);
    if (key === '?') void tell();
    return key === '?';
  }

  async function tell() {
    try {
      await pageWords();
      setTold(true);
    } catch {
      toast.warning(t('trouble.needs-network-title'));
    }
  }

  return told ? <KeysSheet onClose={() => setTold(false)} /> : null;
}
