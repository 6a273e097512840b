import type { ReactNode } from 'react';
import type { Icon } from '../icon/icon.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { Skeleton } from '../list/skeleton.tsx';

export type TabItem = {
  id: string;
  label: string;
  icon?: Icon | undefined;
  count?: number | undefined;
  content: ReactNode;
};

export type TabsProps = {
  /** What the tabs divide, for a screen reader. */
  label: string;
  tabs: readonly TabItem[];
  /** The open tab's id; without it the first one is open at first. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
};

/** Parts of one thing, one at a time. Only the open part is in the page. */
export const Tabs = lazyPart<TabsProps>(
  async () => (await import('./tabs-view.tsx')).TabsView,
  () => <Skeleton height="48px" />,
);
