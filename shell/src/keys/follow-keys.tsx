import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { plainKey } from '@callboard/ui';
import { pageWords } from '../page-words/page-words.ts';
import { toRow, toSearch } from './page-keys.ts';

const KeysSheet = lazy(async () => {
  const [{ KeysSheet: sheet }] = await Promise.all([import('./keys-sheet.tsx'), pageWords()]);
  return { default: sheet };
});

/** The keys of every page at a desk: `/` searches, `j` and `k` move, `?` tells which there are. */
export function FollowKeys() {
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
    if (key === '?') setTold(true);
    return key === '?';
  }

  if (!told) return null;
  return (
    <Suspense fallback={null}>
      <KeysSheet onClose={() => setTold(false)} />
    </Suspense>
  );
}
