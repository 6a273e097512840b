import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

const longMs = 500;
const moveLimit = 12;

/** A press that stays: opens more. The click that would follow it is swallowed. */
export function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const fired = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const fire = () => {
    stop();
    if (fired.current) return;
    fired.current = true;
    navigator.vibrate?.(30);
    onLong();
  };
  return {
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
      if (button !== 0) return;
      fired.current = false;
      from.current = { x: clientX, y: clientY };
      timer.current = setTimeout(fire, longMs);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = from.current;
      if (Math.hypot(clientX - x, clientY - y) > moveLimit) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    /** Android's own long press, and the right button of a mouse. */
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      fire();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!fired.current) return;
      fired.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
