import { plainKey } from '@callboard/ui';
import { useEffect, useEffectEvent } from 'react';

/** `/` opens the search, but where somebody types or something is open. */
export function useSearchKey(onSearch: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (plainKey(event) !== '/') return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
