import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range, Virtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { RowElement } from '../list/list-row.tsx';
import listStyles from '../list/list.module.css';
import { nextRow } from './next-row.ts';
import type { VirtualListProps } from './virtual-list.tsx';
import styles from './virtual-rows.module.css';

type Props = VirtualListProps<unknown>;
type Scroller = HTMLElement | 'window';
type Place = { readonly scroller: Scroller; readonly offset: number };
type Inner = Props & { list: RefObject<HTMLUListElement | null>; offset: number };

/** Finds out what scrolls (the window or a box around the list), then draws the rows. */
export function VirtualRows(props: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(likelyPlace);
  useLayoutEffect(() => {
    const measure = () => {
      const now = list.current && placeOf(list.current);
      if (now)
        setPlace((before) =>
          before?.offset === now.offset && before.scroller === now.scroller ? before : now,
        );
    };
    measure();
    // What stands above the list may still grow, and moves it. jsdom has no observer and no layout either.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  if (!place) return <ul ref={list} aria-label={props.label} className={listStyles.list} />;
  const inner = { ...props, list, offset: place.offset };
  return place.scroller === 'window' ? (
    <InWindow {...inner} />
  ) : (
    <InBox {...inner} scroller={place.scroller} />
  );
}

/** On a phone it is the window: the rows come with the first drawing, in pieces, and the second only places them. */
const likelyPlace = (): Place | null => (window.innerWidth < 1024 ? { scroller: 'window', offset: 0 } : null);

function placeOf(list: HTMLElement): Place {
  let box = list.parentElement;
  while (box && box !== document.body && !/auto|scroll/.test(getComputedStyle(box).overflowY))
    box = box.parentElement;
  const top = list.getBoundingClientRect().top;
  if (!box || box === document.body) return { scroller: 'window', offset: top + window.scrollY };
  return { scroller: box, offset: top - box.getBoundingClientRect().top + box.scrollTop };
}

const options = ({ items, keyOf, estimate = 76, offset }: Inner, focused: number, scrolled: number) => ({
  // What comes in before the rows in sight does not move them; who is at the top sees it come.
  anchorTo: scrolled > offset ? ('end' as const) : ('start' as const),
  count: items.length,
  estimateSize: () => estimate,
  getItemKey: (index: number) => keyOf(items[index]),
  overscan: 6,
  // Rows that turn out taller than the guess are placed with the next frame, not in the middle of this one.
  useFlushSync: false,
  scrollMargin: offset,
  // A row that takes the focus is not left below the app's top or bottom bar.
  scrollPaddingStart: 72,
  scrollPaddingEnd: 96,
  // A row that is measured before it has a size keeps the guess.
  measureElement: (element: Element) => element.getBoundingClientRect().height || estimate,
  // The row with the focus stays, or the focus would be lost while scrolling.
  rangeExtractor: (range: Range) => {
    const shown = defaultRangeExtractor(range);
    return focused < 0 || focused >= items.length || shown.includes(focused)
      ? shown
      : [...shown, focused].sort((a, b) => a - b);
  },
});

function InWindow(props: Inner) {
  'use no memo';
  const [focused, setFocused] = useState(-1);
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  // oxlint-disable-next-line react/incompatible-library -- known to the compiler, which leaves this function alone
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    ...options(props, focused, window.scrollY),
    initialRect,
  });
  return <Drawn {...props} virtualizer={virtualizer} focused={focused} onFocused={setFocused} />;
}

function InBox({ scroller, ...props }: Inner & { scroller: HTMLElement }) {
  'use no memo';
  const [focused, setFocused] = useState(-1);
  // oxlint-disable-next-line react/incompatible-library -- as above
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...options(props, focused, scroller.scrollTop),
    getScrollElement: () => scroller,
  });
  return <Drawn {...props} virtualizer={virtualizer} focused={focused} onFocused={setFocused} />;
}

type DrawnProps<From extends Element | Window> = Inner & {
  virtualizer: Virtualizer<From, HTMLLIElement>;
  focused: number;
  onFocused: (index: number) => void;
};

function Drawn<From extends Element | Window>(props: DrawnProps<From>) {
  const {
    label,
    items,
    row,
    total = items.length,
    onEnd,
    list,
    offset,
    virtualizer,
    focused,
    onFocused,
  } = props;
  const shown = virtualizer.getVirtualItems();
  const nearEnd = (shown.at(-1)?.index ?? -1) >= items.length - 3;
  useEffect(() => {
    if (nearEnd && items.length < total) onEnd?.();
  }, [nearEnd, items.length, total, onEnd]);
  return (
    <RowElement value="div">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from row to row's link */}
      <ul
        ref={list}
        aria-label={label}
        className={listStyles.list}
        style={{ blockSize: virtualizer.getTotalSize(), position: 'relative' }}
        onFocus={(event) => onFocused(indexOf(event.target))}
        onBlur={() => onFocused(-1)}
        onKeyDown={(event) => {
          const next = nextRow(event.key, focused, items.length);
          if (next === undefined) return;
          event.preventDefault();
          onFocused(next);
          virtualizer.scrollToIndex(next);
          focusRow(event.currentTarget, next);
        }}
      >
        {shown.map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className={styles.row}
            style={{ transform: `translateY(${start - offset}px)` }}
          >
            <Content row={row} item={items[index]} index={index} />
          </li>
        ))}
      </ul>
    </RowElement>
  );
}

type ContentProps = { row: Props['row']; item: unknown; index: number };

/** Every turn of the wheel draws the list again; of a thousand jobs that took 50 ms a frame with all rows in it. */
const Content = memo(function Content({ row, item, index }: ContentProps) {
  return row(item, index);
});

const indexOf = (element: Element) =>
  Number(element.closest('[data-index]')?.getAttribute('data-index') ?? -1);

/** The row may only come with the next frames, when the window has moved to it. */
function focusRow(list: Element, index: number, triesLeft = 10) {
  const target = list.querySelector<HTMLElement>(`[data-index="${index}"] :is(a, button)`);
  if (target) target.focus({ preventScroll: true });
  else if (triesLeft > 0) requestAnimationFrame(() => focusRow(list, index, triesLeft - 1));
}
