import { useEffect } from 'react';

/** Where the window stood, by the entry of the browser's history. Going back finds its entry again. */
const places = new Map<string, number>();
const entry = () => (window.history.state as { key?: string } | null)?.key ?? 'first';
/** The rows are drawn within a few frames; who scrolls meanwhile is left alone. */
const framesToWait = 60;

/**
 * Brings the window back to where it was when somebody returns to the list. The browser and the router try this
 * before the rows are there, when the page is not yet tall enough.
 */
export function useScrollPlace(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const place = places.get(entry()) ?? 0;
    let frame = 0;
    const back = (left: number) => {
      if (window.scrollY > 0 || left === 0) return;
      if (document.documentElement.scrollHeight >= place + window.innerHeight) window.scrollTo(0, place);
      else frame = requestAnimationFrame(() => back(left - 1));
    };
    if (place > 0) back(framesToWait);
    const note = () => places.set(entry(), window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', note);
    };
  }, [ready]);
}
