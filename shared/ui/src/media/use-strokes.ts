import { useState } from 'react';
import type { PointerEvent } from 'react';
import type { Stroke } from './signature-pad.tsx';

/** What a finger or a pen draws on an element, as shares of its width. */
export function useStrokes() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [drawing, setDrawing] = useState(false);
  const point = (event: PointerEvent): readonly [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    const width = box.width || 1;
    return [(event.clientX - box.left) / width, (event.clientY - box.top) / width];
  };
  const end = () => setDrawing(false);
  return {
    strokes,
    clear: () => setStrokes([]),
    pen: {
      onPointerDown(event: PointerEvent) {
        if (!event.isPrimary) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const first = point(event);
        setDrawing(true);
        setStrokes((all) => [...all, [first]]);
      },
      onPointerMove(event: PointerEvent) {
        if (!drawing || !event.isPrimary) return;
        const next = point(event);
        setStrokes((all) => [...all.slice(0, -1), [...(all.at(-1) ?? []), next]]);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
