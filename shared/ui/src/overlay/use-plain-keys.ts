import { useEffect, useEffectEvent } from 'react';

const takesKeys = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/** A key that is pressed alone, where nobody types and nothing is open over the page; else nothing. */
function plainKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  return target instanceof Element && target.closest(takesKeys) ? null : key;
}

type Where = 'page' | 'frame';

/**
 * Acts on keys that are pressed alone, where nobody types and nothing is open; `act` says whether the key was one of
 * its own. A page hears them before the frame, which leaves alone what the page has taken.
 */
export function usePlainKeys(where: Where, act: (key: string) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.defaultPrevented ? null : plainKey(event);
    if (key !== null && act(key)) event.preventDefault();
  });
  useEffect(() => {
    const heard = where === 'page' ? document : window;
    const hear = (event: Event) => press(event as KeyboardEvent);
    heard.addEventListener('keydown', hear);
    return () => heard.removeEventListener('keydown', hear);
  }, [where]);
}
