import type { Draft, Placed, Waiting } from './store/item.ts';

/** What one tab knows of the outbox. */
export type OutboxTab = {
  items: readonly Placed[];
  isStopped: boolean;
  /** Entities of which something is being sent. */
  readonly running: Set<string>;
  /** Keys of fresh items that may still be on their way. */
  readonly fresh: Set<string>;
  /** Sent, while screens still read what it changed. */
  readonly leaving: Map<string, Placed>;
};

export const newOutboxTab = (): OutboxTab => ({
  items: [],
  isStopped: false,
  running: new Set(),
  fresh: new Set(),
  leaving: new Map(),
});

function stateOf({ key, refused }: Placed, { leaving, fresh }: OutboxTab): Waiting['state'] {
  if (leaving.has(key)) return 'sent';
  if (refused) return 'attention';
  return fresh.has(key) ? 'sending' : 'waiting';
}

/** What screens show of it, in the order in which it was made. */
export function waitingIn(tab: OutboxTab): Waiting[] {
  const stored = tab.items.filter(({ key }) => !tab.leaving.has(key));
  const all = [...stored, ...tab.leaving.values()].sort((one, other) => one.seq - other.seq);
  return all.map((item) => ({
    key: item.key,
    entity: item.entity,
    name: item.name,
    title: item.title,
    editAt: item.editAt,
    input: item.input as Waiting['input'],
    state: stateOf(item, tab),
    madeAt: item.madeAt,
    reason: item.reason,
    files: item.files,
  }));
}

/** The first of each entity, where it may be sent. */
export function headsIn({ items, leaving }: OutboxTab): Placed[] {
  const first = new Map<string, Placed>();
  for (const item of items)
    if (!leaving.has(item.key) && !first.has(item.entity)) first.set(item.entity, item);
  return [...first.values()].filter(({ refused }) => !refused);
}

/** The same wish again, while the screen has not yet read that it came true. */
export function doneAlready({ items, leaving }: OutboxTab, { item, instead }: Draft): Placed | undefined {
  const all = [...items, ...leaving.values()].filter(({ entity }) => entity === item.entity);
  const last = all.sort((one, other) => one.seq - other.seq).at(-1);
  return !instead && last?.wish === item.wish && leaving.has(last.key) ? last : undefined;
}
