import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollToShow, margins, scrolledTo, windowAt } from './grid-window.ts';
import type { GridSize, Room } from './grid-window.ts';

type Wanted = Omit<GridSize, 'columnWidth'> & {
  /** Until it is laid out. */
  readonly firstRoom: Room;
  /** Of the sticky column and the sticky row. */
  readonly headWidth: number;
  readonly headHeight: number;
  readonly leastColumn: number;
};

/** What of the grid is drawn while its box is scrolled, and how wide a day is. */
export function useGridWindow(wanted: Wanted) {
  const { columns, rowHeight, headWidth, headHeight, leastColumn } = wanted;
  const box = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(wanted.firstRoom);
  const [painted, setPainted] = useState(false);
  const [scrolled, setScrolled] = useState({ row: 0, column: 0 });
  const room = { height: whole.height - headHeight, width: whole.width - headWidth };
  const columnWidth = Math.max(leastColumn, Math.floor(room.width / Math.max(1, columns)));

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => {
      const { clientHeight: height, clientWidth: width } = current;
      if (height > 0)
        setWhole((before) =>
          before.height === height && before.width === width ? before : { height, width },
        );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  // What is not in sight is drawn once what is in sight has been painted.
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);

  const follow = () => {
    const { current } = box;
    if (!current) return;
    const now = scrolledTo({ top: current.scrollTop, left: current.scrollLeft }, { rowHeight, columnWidth });
    setScrolled((before) => (before.row === now.row && before.column === now.column ? before : now));
  };
  useEffect(() => {
    const { current } = box;
    // Rows come in pieces between the frames.
    const onScroll = () => startTransition(follow);
    current?.addEventListener('scroll', onScroll, { passive: true });
    return () => current?.removeEventListener('scroll', onScroll);
  });

  const reveal = (row: number, column: number) => {
    const { current } = box;
    if (!current) return;
    if (row >= 0)
      current.scrollTop = scrollToShow(row * rowHeight, rowHeight, current.scrollTop, room.height);
    if (column >= 0)
      current.scrollLeft = scrollToShow(column * columnWidth, columnWidth, current.scrollLeft, room.width);
    follow();
  };
  const margin = painted ? margins.usual : margins.none;
  return { box, columnWidth, reveal, shown: windowAt(scrolled, room, { ...wanted, columnWidth }, margin) };
}
