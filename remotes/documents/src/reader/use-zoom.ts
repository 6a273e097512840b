import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const steps = [1, 1.5, 2, 3] as const;

/** What scrolls up and down around the pages: the window, or a sheet. */
function scrollerOf(pages: Element): Element | Window {
  for (let at = pages.parentElement; at && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return window;
}

/** How large pages are shown, and how wide that is; what was read stays in sight when it changes. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [step, setStep] = useState(0);
  const [room, setRoom] = useState(0);
  const before = useRef(1);
  const zoom = steps[step] ?? 1;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  useLayoutEffect(() => {
    const factor = zoom / before.current;
    before.current = zoom;
    const element = frame.current;
    if (!element || factor === 1) return;
    const above = -element.getBoundingClientRect().top;
    if (above > 0) scrollerOf(element).scrollBy({ top: above * (factor - 1), behavior: 'instant' });
    element.scrollTo({ left: (element.scrollWidth - element.clientWidth) / 2 });
  }, [zoom, frame]);
  return {
    zoom,
    width: Math.floor(room * zoom),
    larger: step < steps.length - 1 ? () => setStep(step + 1) : undefined,
    smaller: step > 0 ? () => setStep(step - 1) : undefined,
  };
}
