import { useEffect, useState } from 'react';

type Heading = {
  /** The page's own heading. */
  readonly text: string;
  /** Whether it can be seen, so that the bar need not repeat it. */
  readonly seen: boolean;
};
const none: Heading = { text: '', seen: false };
/** A heading that is further down than the window counts as seen: it was not scrolled away. */
const allBelow = 100_000;
/** A heading for screen readers only is clipped to a pixel. */
const clipped = 4;

/** Follows the heading of the page below a bar of that height. Measures nothing: a long list scrolls below it. */
export function useHeading(bar: number): Heading {
  const [heading, setHeading] = useState(none);
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    let followed: Element | null = null;
    const change = (now: Partial<Heading>) =>
      setHeading((before) => {
        const next = { ...before, ...now };
        return next.text === before.text && next.seen === before.seen ? before : next;
      });
    const sight = new IntersectionObserver(
      (entries) => {
        const last = entries.findLast(({ target }) => target === followed);
        if (last) change({ seen: last.isIntersecting && last.boundingClientRect.height > clipped });
      },
      { rootMargin: `-${bar}px 0px ${allBelow}px 0px` },
    );
    const look = () => {
      const found = main.querySelector('h1');
      if (found !== followed) {
        sight.disconnect();
        followed = found;
        if (found) sight.observe(found);
      }
      change(found ? { text: found.textContent } : none);
    };
    const changes = new MutationObserver(look);
    changes.observe(main, { childList: true, subtree: true, characterData: true });
    look();
    return () => {
      changes.disconnect();
      sight.disconnect();
    };
  }, [bar]);
  return heading;
}
