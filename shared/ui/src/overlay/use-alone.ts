import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Messages to the person stay within reach, whatever lies on the page. */
const stays = '[data-react-aria-top-layer]';

/**
 * While a box lies over the page, nothing else can be reached by keys, fingers or a screen reader; then the focus goes
 * back to where it was. What `Modal` does with 50 kB of menus and lists, for a box that has neither.
 */
export function useAlone(box: RefObject<HTMLElement | null>): void {
  // Before a field of the box takes it.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const others = [...document.body.children].filter(
      (each): each is HTMLElement =>
        each instanceof HTMLElement && !each.inert && !each.contains(box.current) && !each.matches(stays),
    );
    for (const each of others) each.inert = true;
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
    return () => {
      for (const each of others) each.inert = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [box, before]);
}
