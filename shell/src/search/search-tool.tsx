import { Search } from 'lucide-react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useWords } from '@callboard/i18n';
import { IconButton, usePlainKeys } from '@callboard/ui';
import { hasSearch } from '../keys/page-keys.ts';

const SearchPalette = lazy(async () => ({ default: (await import('./search-palette.tsx')).SearchPalette }));

/** Opens the search: its button, `Ctrl`/`Cmd` and `K` everywhere, and `/` where the page has no search of its own. */
export function SearchTool() {
  const t = useWords('shell');
  const [open, setOpen] = useState(false);
  usePlainKeys('frame', (key) => {
    if (key !== '/' || hasSearch()) return false;
    setOpen(true);
    return true;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <IconButton
        label={t('search.title')}
        icon={Search}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <SearchPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
