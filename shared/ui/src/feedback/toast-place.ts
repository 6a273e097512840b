export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};
export type Place = { readonly left: number; readonly width: number; readonly bottom: number };

const gap = 8;
const edge = 12;
const widest = 448;
/** Narrower than this a toast has too many lines. */
const narrowest = 256;
/** So much of the window stays above it, whatever stands at the end. */
const least = 64;

/** The widest stretch beside what is open, or the whole width where that leaves too little. */
function stretch(width: number, open: Box | undefined): { from: number; to: number } {
  if (!open) return { from: 0, to: width };
  const before = open.left;
  const after = width - open.right;
  if (Math.max(before, after) < narrowest + 2 * edge) return { from: 0, to: width };
  return before >= after ? { from: 0, to: before } : { from: open.right, to: width };
}

type Window = { readonly width: number; readonly height: number; readonly toast: number };

/**
 * Where a toast stands: at the end of the window, beside a sheet if there is room and above it if there is room there,
 * and above everything at the end that is to be tapped.
 */
export function toastPlace({ width, height, toast }: Window, bars: readonly Box[], open?: Box): Place {
  const { from, to } = stretch(width, open);
  const wide = Math.min(widest, to - from - 2 * edge);
  const left = from + (to - from - wide) / 2;
  const inTheWay = (open && open.top >= toast + gap + least ? [...bars, open] : bars)
    .filter((box) => box.left < left + wide && box.right > left && box.bottom > box.top)
    .toSorted((one, other) => other.bottom - one.bottom);
  let end = height - edge;
  for (const box of inTheWay)
    if (box.bottom > end - toast - gap && box.top < end && box.top - gap - toast >= least)
      end = box.top - gap;
  return { left, width: wide, bottom: height - end };
}
