import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** A person's row and a day's column; −1 is the column of the names, and the row of the days. */
export type Place = { readonly row: number; readonly column: number };

export function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) } : null;
}

const holdMs = 450;
const stillPx = 8;

type Presses = {
  readonly onTap: (place: Place) => void;
  /** Held, or pressed with Ctrl or Cmd. */
  readonly onHold: (place: Place) => void;
};

/** A tap, or a finger that stays where it is. */
export function useGridPress({ onTap, onHold }: Presses) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event.target);
      end();
      held.current = false;
      if (!place || event.button > 0) return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        held.current = true;
        navigator.vibrate?.(20);
        onHold(place);
      }, holdMs);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current;
      if (Math.abs(clientX - x) > stillPx || Math.abs(clientY - y) > stillPx) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (held.current) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      end();
      const place = placeOf(event.target);
      if (!place || held.current) return;
      if (event.ctrlKey || event.metaKey) onHold(place);
      else onTap(place);
    },
  };
}
