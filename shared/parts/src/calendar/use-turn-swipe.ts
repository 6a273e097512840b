import { useRef } from 'react';
import type { TouchEvent } from 'react';

const least = 56;

/** A finger across turns to what comes before or after; up and down stays scrolling. */
export function useTurnSwipe(onTurn: (way: 'before' | 'after') => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(across) < least || Math.abs(across) < 2 * Math.abs(down)) return;
      onTurn(across < 0 ? 'after' : 'before');
    },
  };
}
