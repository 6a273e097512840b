import { useEffect } from 'react';

/** Where the window stood, by the entry of the browser's history: going back finds its entry again. */
const places = new Map<string, number>();
const framesToWait = 60;

/** Brings the window back to where it was, as soon as the rows make the page tall enough. */
export function useScrollPlace(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const entry = (window.history.state as { key?: string } | null)?.key ?? 'first';
    const place = places.get(entry) ?? 0;
    let frame = 0;
    let left = place > 0 ? framesToWait : 0;
    const back = () => {
      const { scrollHeight } = document.documentElement;
      if (window.scrollY > 0 || left === 0) return;
      left -= 1;
      if (scrollHeight >= place + window.innerHeight) window.scrollTo(0, place);
      else frame = requestAnimationFrame(back);
    };
    const note = () => void places.set(entry, window.scrollY);
    back();
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', note);
    };
  }, [ready]);
}
