import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { intoSight, scrolledTo, windowAt } from './grid-window.ts';
import type { GridSize, Room } from './grid-window.ts';

/** Where nothing is laid out: a screen as good as any. */
const unknown: Room = { height: 640, width: 960 };

type Wanted = Omit<GridSize, 'columnWidth'> & {
  /** Of the sticky column and the sticky row. */
  readonly headWidth: number;
  readonly headHeight: number;
  readonly leastColumn: number;
};

/** What of the grid is drawn while its box is scrolled, and how wide a day is. */
export function useGridWindow(wanted: Wanted) {
  const { columns, rowHeight, headWidth, headHeight, leastColumn } = wanted;
  const box = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(unknown);
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
    current.scrollTop = intoSight(row * rowHeight, rowHeight, current.scrollTop, room.height);
    if (column >= 0)
      current.scrollLeft = intoSight(column * columnWidth, columnWidth, current.scrollLeft, room.width);
    follow();
  };
  return { box, columnWidth, reveal, shown: windowAt(scrolled, room, { ...wanted, columnWidth }) };
}
