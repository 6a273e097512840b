import type { SignatureZone } from '@callboard/contract';

export type Zone = SignatureZone;
/** By the id of who signs; nothing for whom it is the page behind the last one. */
export type Zones = Readonly<Record<string, Zone | null>>;

const inside = (part: number): number => Math.min(1, Math.max(0, Math.round(part * 1000) / 1000));

/** Where keys put it first: where papers have a line for it. */
export const usualZone = (page: number): Zone => ({ page, x: 0.5, y: 0.85 });

const step = 0.02;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Moved by an arrow key; nothing where it was another key. */
export function movedBy(key: string, { page, x, y }: Zone): Zone | null {
  const move = moves[key];
  return move ? { page, x: inside(x + move[0]), y: inside(y + move[1]) } : null;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** What was tapped of a page that is shown in that box. */
export const zoneAt = (page: number, at: { clientX: number; clientY: number }, box: Box): Zone => ({
  page,
  x: inside((at.clientX - box.left) / box.width),
  y: inside((at.clientY - box.top) / box.height),
});
