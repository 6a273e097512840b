import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import button from '../button/button.module.css';
import { toastPlace } from './toast-place.ts';
import type { Box } from './toast-place.ts';

/**
 * What toasts stand above: what is marked so because it holds buttons at the end of the window, and the buttons that a
 * page is there for and those that stand with them, wherever it has scrolled to.
 */
const above = [
  '[data-toasts="above"]',
  ...[button.primary, button.large, button.wide].map((kind) => `.${kind}`),
].join();
/** What lies over the page; they stand beside it where they can. */
const beside = '[data-toasts="beside"]';

const boxes = (what: string): Box[] =>
  [...document.querySelectorAll(what)].map((element) => element.getBoundingClientRect());

/** What the keyboard of a phone covers. */
function keyboard(width: number, height: number): Box {
  const { offsetTop = 0, height: seen = height } = window.visualViewport ?? {};
  return { left: 0, right: width, top: offsetTop + seen, bottom: height };
}

function place(element: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const bars = [...boxes(above), keyboard(width, height)];
  const open = boxes(beside).at(-1);
  // Twice, for how high it is depends on how wide it is.
  for (let times = 0; times < 2; times += 1) {
    const at = toastPlace({ width, height, toast: element.offsetHeight }, bars, open);
    element.style.left = `${at.left}px`;
    element.style.width = `${at.width}px`;
    element.style.bottom = `${at.bottom}px`;
  }
}

const moved = ['scroll', 'animationend', 'transitionend'] as const;

/** Keeps the toasts where nothing is to be tapped, for as long as one is shown. */
export function useToastPlace(region: RefObject<HTMLElement | null>, shown: number | undefined): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || shown === undefined) return;
    let frame = 0;
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        place(element);
      });
    };
    place(element);
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', soon);
    window.visualViewport?.addEventListener('resize', soon);
    for (const event of moved) document.addEventListener(event, soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('resize', soon);
      window.visualViewport?.removeEventListener('resize', soon);
      for (const event of moved) document.removeEventListener(event, soon, { capture: true });
    };
  }, [region, shown]);
}
