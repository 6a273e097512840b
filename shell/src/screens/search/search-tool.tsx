import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '@callboard/i18n';
import { IconButton, toast, usePlainKeys } from '@callboard/ui';
import { hasSearch } from '../keys/page-keys.ts';
import type { SearchPalette } from './search-palette.tsx';
import { isSearchKey, searchWanted } from './search-key.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

/** Opens the search: its button, `Ctrl`/`Cmd` and `K` everywhere, and `/` where the page has no search of its own. */
export function SearchTool() {
  const t = useWords('shell');
  const [open, setOpen] = useState(searchWanted);
  const [View, setView] = useState<typeof SearchPalette | null>(null);
  const close = () => setOpen(false);
  const typedAhead = useTypedAhead(open, close);
  usePlainKeys('frame', (key) => {
    if (key !== '/' || hasSearch()) return false;
    setOpen(true);
    return true;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const failed = useEffectEvent(() => {
    close();
    toast.warning(t('trouble.needs-network-title'));
  });
  useEffect(() => {
    if (!open || View) return;
    import('./search-palette.tsx').then(
      (loaded) => setView(() => loaded.SearchPalette),
      () => failed(),
    );
  }, [open, View]);
  return (
    <>
      <IconButton
        label={t('search.title')}
        icon={Search}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && View && <View typedAhead={typedAhead} onClose={close} />}
    </>
  );
}
