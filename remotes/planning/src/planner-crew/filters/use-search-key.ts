import { useEffect, useEffectEvent } from 'react';

const typing = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/** `/` searches, but where somebody types or something is open. */
export function useSearchKey(onSearch: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(typing)) return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
