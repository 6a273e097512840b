import { useEffect, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/** The ids of the fields that focus goes out of; those of several parts carry theirs on the group. */
function idsLeft({ target, relatedTarget }: FocusEvent, prefix: string): string[] {
  const ids: string[] = [];
  for (let part = target as Element | null; part; part = part.parentElement) {
    if (part.id.startsWith(prefix) && !part.contains(relatedTarget as Node | null)) ids.push(part.id);
  }
  return ids;
}

/**
 * Which fields a person has been in and left, of those whose ids begin so. A new line below a field moves the page, so
 * it waits until nothing is pressed: the button under the finger would slip away.
 */
export function useLeftFields(prefix: string): (id: string) => boolean {
  const [left, setLeft] = useState(nothing);
  useEffect(() => {
    let waiting: string[] = [];
    let pressed = false;
    const show = () => {
      if (pressed || waiting.length === 0) return;
      const ids = waiting;
      waiting = [];
      setLeft((before) => (ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids])));
    };
    const gone = new AbortController();
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      heard: (event: WindowEventMap[Type]) => void,
    ) => addEventListener(type, heard, { capture: true, signal: gone.signal });
    const release = () => {
      pressed = false;
      setTimeout(show);
    };
    listen('pointerdown', () => (pressed = true));
    listen('pointerup', release);
    listen('pointercancel', release);
    listen('focusout', (event) => {
      waiting.push(...idsLeft(event, prefix));
      // A tap moves the focus and clicks within one task.
      setTimeout(show);
    });
    return () => gone.abort();
  }, [prefix]);
  return (id) => left.has(id);
}
