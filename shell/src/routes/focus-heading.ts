let screens = 0;

/** After a change of screen the reading goes on at the new heading; the first screen keeps the browser's start. */
export function focusHeading(): void {
  screens += 1;
  if (screens === 1) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.querySelector('main')?.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
