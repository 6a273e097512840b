import { configure } from '@testing-library/react';
import { patience } from './patience.ts';

/** What jsdom has no eyes for: a width, a place to scroll to, and time for the first look at a lazy part. */
export function screenOf(width: number): void {
  window.scrollTo = () => {};
  window.matchMedia = (query: string) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    return Object.assign(new EventTarget(), { matches: width >= least, media: query }) as MediaQueryList;
  };
  // Nothing is laid out, so nothing ever changes its size.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  configure({ asyncUtilTimeout: patience(8000) });
}
export const phone = 360;
export const desk = 1280;
