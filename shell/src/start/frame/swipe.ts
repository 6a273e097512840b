/** The system has its own gesture there. */
const edge = 24;

export type Swipe = {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly ms: number;
  readonly width: number;
};

/** Which way a finger swiped; nothing when it was a scroll, a tap, a slow drag or the system's own gesture. */
export function swipeOf({ from, to, ms, width }: Swipe): 'left' | 'right' | null {
  const across = to.x - from.x;
  const down = to.y - from.y;
  if (from.x < edge || from.x > width - edge) return null;
  if (ms > 600 || Math.abs(across) < 56 || Math.abs(across) < 2 * Math.abs(down)) return null;
  return across < 0 ? 'left' : 'right';
}

/** Whether a swipe that begins here belongs to something else: a sideways scroller, a grid, a slider, a drawing. */
export function ownsSwipes(start: Element | null): boolean {
  for (let element = start; element && element !== document.body; element = element.parentElement) {
    if (element.matches('input, textarea, canvas, iframe, [role="grid"], [role="slider"], [data-own-swipes]'))
      return true;
    if (element.scrollWidth > element.clientWidth + 1) {
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
    }
  }
  return false;
}
