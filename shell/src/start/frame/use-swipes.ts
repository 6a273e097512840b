import { useEffect, useRef } from 'react';
import { ownsSwipes, swipeOf } from './swipe.ts';

type Start = { readonly x: number; readonly y: number; readonly at: number };

/** Calls for each swipe of one finger over the page that nothing else on it claims. */
export function useSwipes(onSwipe: (way: 'left' | 'right') => void): void {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  useEffect(() => {
    let start: Start | null = null;
    const begin = ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const single = touches.length === 1 && touch;
      start =
        single && target instanceof Element && !ownsSwipes(target)
          ? { x: touch.clientX, y: touch.clientY, at: performance.now() }
          : null;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start;
      start = null;
      // Marking words is not swiping.
      if (!from || !touch || getSelection()?.isCollapsed === false) return;
      const to = { x: touch.clientX, y: touch.clientY };
      const way = swipeOf({ from, to, ms: performance.now() - from.at, width: innerWidth });
      if (way) latest.current(way);
    };
    const stop = () => {
      start = null;
    };
    const passive = { passive: true };
    document.addEventListener('touchstart', begin, passive);
    document.addEventListener('touchend', end, passive);
    document.addEventListener('touchcancel', stop, passive);
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', stop);
    };
  }, []);
}
