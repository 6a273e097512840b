import { useLayoutEffect, useRef, useState } from 'react';
import type { Room } from './grid-window.ts';

/** Where nothing is laid out: no more than the screen, of which the bars take their part. */
const roomOfScreen = (): Room => ({ height: Math.max(320, innerHeight - 200), width: innerWidth });

/**
 * How much room the grid will have, measured at the picture that stands there first. The rows follow before the
 * screen is painted, in one go: otherwise they are drawn between frames, and for a width that is only guessed.
 */
export function useFirstRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    if (room || !place.current) return;
    const { top, width } = place.current.getBoundingClientRect();
    setRoom(width > 0 ? { width, height: Math.max(320, innerHeight - top) } : roomOfScreen());
  }, [room]);
  return { place, room };
}
