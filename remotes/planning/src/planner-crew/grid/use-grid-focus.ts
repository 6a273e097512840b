import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { placeAfterKey } from './grid-keys.ts';
import { placeOf } from './use-grid-press.ts';
import type { Place } from './use-grid-press.ts';

type GridFocus = {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  readonly reveal: (row: number, column: number) => void;
  readonly onEnter: (place: Place) => void;
  readonly onChoose: (place: Place) => void;
  readonly onEscape: () => void;
};

/** One cell of the grid is reached by Tab; arrows lead on from it. */
export function useGridFocus({ box, rows, columns, rowHeight, reveal, ...does }: GridFocus) {
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const [inside, setInside] = useState(false);
  const follow = useRef(false);
  const place = { row: Math.min(at.row, Math.max(0, rows - 1)), column: Math.min(at.column, columns - 1) };
  useLayoutEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    box.current
      ?.querySelector<HTMLElement>(`[data-row="${at.row}"] [data-column="${at.column}"]`)
      ?.focus({ preventScroll: true });
  }, [at, box]);
  const go = (next: Place) => {
    follow.current = true;
    setAt(next);
    reveal(next.row, next.column);
  };
  return {
    place,
    inside,
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        const found = placeOf(target);
        setInside(true);
        if (found && (found.row !== at.row || found.column !== at.column)) setAt(found);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setInside(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 2);
        const next = placeAfterKey(event, place, { rows, columns, page });
        if (next) {
          event.preventDefault();
          if (event.shiftKey) does.onChoose(place);
          go(next);
          return;
        }
        if (event.key === 'Enter') does.onEnter(place);
        else if (event.key === ' ') does.onChoose(place);
        else if (event.key === 'Escape') return does.onEscape();
        else return;
        event.preventDefault();
      },
    },
  };
}
