import { useEffect } from 'react';

let screens = 0;

/** After a change of screen the reading goes on at the new heading; the first screen keeps the browser's start. */
function focusHeading(): void {
  screens += 1;
  if (screens === 1) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.querySelector('main')?.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** For every screen that is not a page of its own: what is said instead of one. */
export const useFocusedHeading = (): void => useEffect(focusHeading, []);
