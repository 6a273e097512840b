import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Where the box begins, so that it reaches to the bottom of the screen. */
export function useBoxTop(box: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(160);
  useLayoutEffect(() => {
    const measure = () => {
      const now = box.current && Math.round(box.current.getBoundingClientRect().top + window.scrollY);
      if (now) setTop(now);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return top;
}
