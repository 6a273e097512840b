import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** How far a sheet is pulled before letting go closes it. */
const enough = 96;

/** Pulling the head of a sheet down closes it. The close button does the same for everybody else. */
export function useDragDown(onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);
  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? event.clientY));
  const move = (by: number) => sheet.current?.style.setProperty('translate', by ? `0 ${by}px` : '');
  return {
    sheet,
    handle: {
      onPointerDown(event: PointerEvent) {
        const onButton = event.target instanceof Element && event.target.closest('button, a');
        if (event.pointerType !== 'mouse' && !onButton) start.current = event.clientY;
      },
      onPointerMove(event: PointerEvent) {
        if (start.current !== null) move(pulled(event));
      },
      onPointerUp(event: PointerEvent) {
        const far = start.current !== null && pulled(event) > enough;
        start.current = null;
        move(0);
        if (far) onClose();
      },
      onPointerCancel() {
        start.current = null;
        move(0);
      },
    },
  };
}
