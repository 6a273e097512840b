import { useMemo } from 'react';
import type { Waiting } from './store/item.ts';
import { useOutbox } from './outbox-state.ts';
import type { Applies } from './queued.ts';

type Which = string | ((entity: string) => boolean);
const isOf = (which: Which, entity: string) => (typeof which === 'string' ? which === entity : which(entity));

/** What waits for one entity, in order. */
export function useWaiting(which: Which): readonly Waiting[] {
  const { items } = useOutbox();
  return useMemo(() => items.filter(({ entity }) => isOf(which, entity)), [items, which]);
}

/** What the server said with what waits on top, as the person sees it. */
export function overlaid<Data>(
  data: Data,
  items: readonly Waiting[],
  commands: readonly Applies<Data>[],
): Data {
  return items.reduce((before, item) => {
    if (item.state === 'attention') return before;
    const apply = commands.find(({ name }) => name === item.name)?.apply;
    return apply ? apply(before, item as never) : before;
  }, data);
}

/** `overlaid` for one entity, or for those of a list. Nothing known stays nothing known. */
export function useOverlaid<Data>(
  data: Data | undefined,
  which: Which,
  commands: readonly Applies<Data>[],
): Data | undefined {
  const items = useWaiting(which);
  return useMemo(
    () => (data === undefined || items.length === 0 ? data : overlaid(data, items, commands)),
    [data, items, commands],
  );
}
