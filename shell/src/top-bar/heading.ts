import { useEffect, useState } from 'react';

type Heading = {
  /** The page's own heading. */
  readonly text: string;
  /** Whether it can be seen, so that the bar need not repeat it. */
  readonly seen: boolean;
};
const none: Heading = { text: '', seen: false };

function read(bar: number): Heading {
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return none;
  // A heading for screen readers only is clipped to a pixel.
  const seen = heading.offsetHeight > 4 && heading.getBoundingClientRect().bottom > bar;
  return { text: heading.textContent, seen };
}

/** Follows the heading of the page below a bar of that height. */
export function useHeading(bar: number): Heading {
  const [heading, setHeading] = useState(none);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setHeading((before) => {
          const now = read(bar);
          return now.text === before.text && now.seen === before.seen ? before : now;
        }),
      );
    };
    const changes = new MutationObserver(look);
    const main = document.querySelector('main');
    if (main) changes.observe(main, { childList: true, subtree: true, characterData: true });
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    look();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [bar]);
  return heading;
}
