import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { dayAfterKey } from './grid-keys.ts';

type Shown = {
  readonly days: readonly string[];
  readonly first: string;
  readonly onLeave: (day: string) => void;
};

/** One day of the grid is reached by Tab, the others by arrow keys; beyond the month its page turns. */
export function useDayFocus({ days, first, onLeave }: Shown) {
  const grid = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState('');
  const wanted = useRef('');
  const reached = days.includes(last) ? last : first;
  useEffect(() => {
    if (!wanted.current || !days.includes(wanted.current)) return;
    const button = grid.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`);
    if (!button) return;
    wanted.current = '';
    button.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.altKey || event.ctrlKey || event.metaKey ? null : dayAfterKey(event.key, reached);
    if (!target) return;
    event.preventDefault();
    wanted.current = target;
    setLast(target);
    if (!days.includes(target)) onLeave(target);
  };
  return { grid, reached, onKeyDown, onFocus: setLast };
}
