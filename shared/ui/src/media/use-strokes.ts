import { useCallback, useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { padFrame } from './ink.ts';
import type { Frame } from './ink.ts';
import type { Stroke } from './signature-pad.tsx';

/** What a finger or a pen draws on an element, as shares of its width. */
export function useStrokes() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [drawing, setDrawing] = useState(false);
  const [frame, setFrame] = useState<Frame | null>(null);
  const latest = useRef(strokes);
  useEffect(() => {
    latest.current = strokes;
  });
  // Only when the pad has another size: what is drawn stays in its place under the finger.
  const onSize = useCallback(
    (width: number, height: number) => setFrame(padFrame(latest.current, width, height)),
    [],
  );
  const point = (event: PointerEvent): readonly [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    const { scale, left, top } = frame ?? { scale: box.width || 1, left: 0, top: 0 };
    return [(event.clientX - box.left - left) / scale, (event.clientY - box.top - top) / scale];
  };
  const end = () => setDrawing(false);
  return {
    strokes,
    frame,
    onSize,
    clear: () => {
      setStrokes([]);
      setFrame(null);
    },
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
