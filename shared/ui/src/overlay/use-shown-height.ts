import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Keeps a box above the keyboard of a phone, which covers the page without making it smaller. */
export function useShownHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = window.visualViewport;
    if (!shown) return undefined;
    const follow = () => box.current?.style.setProperty('--visual-viewport-height', `${shown.height}px`);
    follow();
    shown.addEventListener('resize', follow);
    return () => shown.removeEventListener('resize', follow);
  }, [box]);
}
