import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { List } from '../list/list.tsx';
import type { ListState } from '../list/list.tsx';

export type VirtualListProps<Item> = {
  label: string;
  /** The four faces; `items` are drawn when it is full. */
  state: ListState;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** One ListRow. */
  row: (item: Item, index: number) => ReactNode;
  /** How high a row is before it is measured. */
  estimate?: number | undefined;
  /** How many there are in all, when more can be loaded than `items` holds. */
  total?: number | undefined;
  /** The last loaded row comes near the window. */
  onEnd?: (() => void) | undefined;
};

const load = () => import(/* webpackChunkName: "virtual-list" */ './virtual-rows.tsx');

const Rows = lazyPart<VirtualListProps<unknown>>(
  async () => (await load()).VirtualRows,
  ({ label }) => <List label={label} state={{ kind: 'loading' }} />,
);

/** A list of thousands: only the rows near the window exist, and each knows its place in the whole. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  // The code comes side by side with the items, not after them.
  useEffect(() => void load().catch(() => undefined), []);
  if (props.state.kind !== 'full') return <List label={props.label} state={props.state} />;
  return <Rows {...(props as VirtualListProps<unknown>)} />;
}
