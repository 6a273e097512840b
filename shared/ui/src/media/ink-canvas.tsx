import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { drawName, drawStrokes, frameFor } from './ink.ts';
import type { Frame } from './ink.ts';
import type { Stroke } from './signature-pad.tsx';

export type InkCanvasProps = ComponentProps<'canvas'> & {
  strokes: readonly Stroke[];
  typed?: string | undefined;
  /** Shows the whole drawing, however it was drawn, instead of each stroke where the finger was. */
  whole?: boolean | undefined;
  /** Where strokes land that are not shown where the finger was. */
  frame?: Frame | null | undefined;
  /** Once it is there, and whenever it has another size. */
  onSize?: ((width: number, height: number) => void) | undefined;
};

/** Draws strokes in the colour of the text, sharp on every screen, anew whenever its size changes. */
export function InkCanvas({ strokes, typed, whole, frame, onSize, ...rest }: InkCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    const draw = () => {
      const { clientWidth: width, clientHeight: height } = element;
      element.width = width * devicePixelRatio;
      element.height = height * devicePixelRatio;
      pen.scale(devicePixelRatio, devicePixelRatio);
      const { color } = getComputedStyle(element);
      if (typed) drawName(pen, typed, width, height, color);
      else if (whole) drawStrokes(pen, strokes, frameFor(strokes, width, height), color);
      else drawStrokes(pen, strokes, frame ?? { scale: width, left: 0, top: 0 }, color);
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [strokes, typed, whole, frame]);
  useEffect(() => {
    const element = canvas.current;
    if (!element?.getContext('2d') || !onSize) return;
    const observer = new ResizeObserver(() => onSize(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [onSize]);
  return <canvas aria-hidden="true" {...rest} ref={canvas} />;
}
