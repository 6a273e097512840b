import { useState } from 'react';
import { useWords } from '@callboard/i18n';
import { toast, usePlainKeys } from '@callboard/ui';
import { pageWords } from '../page-words/page-words.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { toRow, toSearch } from './page-keys.ts';

/** The keys of every page at a desk: `/` searches, `j` and `k` move, `?` tells which there are. */
export function FollowKeys() {
  const t = useWords('shell');
  const [isOpen, setOpen] = useState(false);
  usePlainKeys('frame', (key) => {
    if (key === '/') return toSearch();
    if (key === 'j') return toRow(1);
    if (key === 'k') return toRow(-1);
    if (key === '?') void tell();
    return key === '?';
  });

  async function tell() {
    try {
      await pageWords();
      setOpen(true);
    } catch {
      toast.warning(t('trouble.needs-network-title'));
    }
  }

  return isOpen ? <KeysSheet onClose={() => setOpen(false)} /> : null;
}
