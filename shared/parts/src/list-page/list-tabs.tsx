import { Link, useSearch } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import { LongWords } from '@callboard/ui';
import styles from './list-tabs.module.css';

/** The tab that the address names; the first where it names none. */
export function useListTab<const Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [{ tab }] = useSearch();
  return ids.find((id) => id === tab) ?? ids[0];
}

export type ListTabsProps = {
  label: string;
  current: string;
  /** The first is the one that opens when nothing is said. */
  tabs: readonly {
    id: string;
    label: string;
    /** How many it holds; nothing while that is not known. */
    count: number | undefined;
    /** Something in it waits for the person. */
    waits?: boolean | undefined;
  }[];
};

/** The parts of a list, each with how many it holds. Each is an address of its own and keeps the search. */
export function ListTabs({ label, current, tabs }: ListTabsProps) {
  const { number } = useFormat();
  const [{ q }] = useSearch();
  const addressOf = (tab: string): LinkTarget =>
    `?${new URLSearchParams({ ...(tab !== tabs[0]?.id && { tab }), ...(q && { q }) })}`;
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={addressOf(tab.id)}
          replace
          aria-current={tab.id === current ? 'page' : undefined}
          className={styles.tab}
          data-waits={tab.waits || undefined}
        >
          <span className={styles.count}>{tab.count === undefined ? '–' : number(tab.count)}</span>
          <span>
            <LongWords>{tab.label}</LongWords>
          </span>
        </Link>
      ))}
    </nav>
  );
}
