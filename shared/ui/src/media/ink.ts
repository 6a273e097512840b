import type { Stroke } from './signature-pad.tsx';

/** Drawn for paper: the image looks the same in every theme. */
const ink = '#1b1a17';

type Pen = CanvasRenderingContext2D;
/** Where shares of the pad's width land on a canvas: multiplied, then moved. */
export type Frame = { scale: number; left: number; top: number };

export function boundsOf(strokes: readonly Stroke[]) {
  const points = strokes.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  // A dot has no size; a little keeps it from being blown up.
  return { left, top, width: Math.max(...xs) - left || 0.1, height: Math.max(...ys) - top || 0.1 };
}

/** Everything that was drawn, as large as fits, in the middle. */
export function frameFor(strokes: readonly Stroke[], width: number, height: number): Frame {
  const bounds = boundsOf(strokes);
  const scale = 0.9 * Math.min(width / bounds.width, height / bounds.height);
  return {
    scale,
    left: (width - bounds.width * scale) / 2 - bounds.left * scale,
    top: (height - bounds.height * scale) / 2 - bounds.top * scale,
  };
}

/** Where a pad shows what was drawn: as it was drawn, or all of it where a turned phone has less room. */
export function padFrame(strokes: readonly Stroke[], width: number, height: number): Frame | null {
  if (strokes.length === 0 || width === 0) return null;
  const fits = strokes.flat().every(([x, y]) => x >= 0 && x <= 1 && y >= 0 && y * width <= height);
  return fits ? null : frameFor(strokes, width, height);
}

export function drawStrokes(pen: Pen, strokes: readonly Stroke[], frame: Frame, colour = ink) {
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(1.5, frame.scale / 150);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const stroke of strokes) drawStroke(pen, stroke, frame);
}

function drawStroke(pen: Pen, stroke: Stroke, { scale, left, top }: Frame) {
  const [first, ...rest] = stroke.map(([x, y]) => [x * scale + left, y * scale + top] as const);
  if (!first) return;
  pen.beginPath();
  pen.moveTo(...first);
  let [x, y] = first;
  for (const [nextX, nextY] of rest) {
    pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    [x, y] = [nextX, nextY];
  }
  // A dot is a line to itself, drawn as long as nothing.
  pen.lineTo(x + 0.1, y);
  pen.stroke();
}

export function drawName(pen: Pen, name: string, width: number, height: number, colour = ink) {
  pen.fillStyle = colour;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `italic ${Math.round(height / 2.4)}px "Segoe Script", "Snell Roundhand", "Brush Script MT", cursive`;
  pen.fillText(name, width / 2, height / 2, width * 0.9);
}

const imageWidth = 900;

/** A PNG cut to what was drawn: never narrower than a line of text, never higher than wide. */
export async function imageOf(strokes: readonly Stroke[], typed?: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const bounds = boundsOf(strokes);
  const share = typed ? 0.25 : Math.min(1, Math.max(0.2, bounds.height / bounds.width));
  canvas.width = imageWidth;
  canvas.height = Math.round(imageWidth * share);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  if (typed) drawName(pen, typed, canvas.width, canvas.height);
  else drawStrokes(pen, strokes, frameFor(strokes, canvas.width, canvas.height));
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image could not be made.'))),
      'image/png',
    );
  });
}
