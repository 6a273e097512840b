import { useEffect, useRef } from 'react';

const pauseMs = 250;

/** Runs after a pause in typing, with what was typed last. */
export function useLater(run: (text: string) => void): (text: string) => void {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (text) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => run(text), pauseMs);
  };
}
