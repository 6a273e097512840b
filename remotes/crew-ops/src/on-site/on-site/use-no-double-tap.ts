import { useRef } from 'react';

const doubleTapMs = 600;

/** The second half of a double tap must not press what has come under the finger meanwhile. */
export function useNoDoubleTap() {
  const tappedAt = useRef(0);
  return (run: () => void) => () => {
    const now = Date.now();
    if (Math.abs(now - tappedAt.current) < doubleTapMs) return;
    tappedAt.current = now;
    run();
  };
}
