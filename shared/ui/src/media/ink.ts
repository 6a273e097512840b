import type { Stroke } from './signature-pad.tsx';

/** Drawn for paper: the image looks the same in every theme. */
const ink = '#1b1a17';

type Pen = CanvasRenderingContext2D;

export function drawStrokes(pen: Pen, strokes: readonly Stroke[], width: number, colour = ink) {
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.lineWidth = Math.max(2, width / 180);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const stroke of strokes) drawStroke(pen, stroke, width);
}

function drawStroke(pen: Pen, stroke: Stroke, width: number) {
  const [first, ...rest] = stroke;
  if (!first) return;
  pen.beginPath();
  pen.moveTo(first[0] * width, first[1] * width);
  // A dot is a line to itself.
  if (rest.length === 0) pen.lineTo(first[0] * width + 0.1, first[1] * width);
  let [x, y] = first;
  for (const [nextX, nextY] of rest) {
    pen.quadraticCurveTo(x * width, y * width, ((x + nextX) / 2) * width, ((y + nextY) / 2) * width);
    [x, y] = [nextX, nextY];
  }
  pen.lineTo(x * width, y * width);
  pen.stroke();
}

export function drawName(pen: Pen, name: string, width: number, height: number, colour = ink) {
  pen.fillStyle = colour;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `italic ${Math.round(height / 3)}px "Segoe Script", "Snell Roundhand", "Brush Script MT", cursive`;
  pen.fillText(name, width / 2, height / 2, width * 0.9);
}

/** The height of what was drawn, as a share of the width, so that the image has no empty half. */
export const heightOf = (strokes: readonly Stroke[]) =>
  Math.min(1, Math.max(0.3, ...strokes.flatMap((stroke) => stroke.map(([, y]) => y + 0.04))));

const imageWidth = 900;

export async function imageOf(strokes: readonly Stroke[], typed?: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = imageWidth;
  canvas.height = Math.round(imageWidth * (typed ? 0.3 : heightOf(strokes)));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  if (typed) drawName(pen, typed, canvas.width, canvas.height);
  else drawStrokes(pen, strokes, canvas.width);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image could not be made.'))),
      'image/png',
    );
  });
}
