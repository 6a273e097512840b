import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import type { JobTab } from '../../crew-ops.queries.ts';
import { paths } from '../../paths.ts';
import styles from './job-tabs.module.css';
import { jobTabs } from './use-list-address.ts';

type JobTabsProps = {
  tab: JobTab;
  q: string;
  /** How many each holds; nothing while that is not known. */
  counts: Readonly<Record<JobTab, number>> | undefined;
};

/** The four parts of the list, each with how many it holds. Each is an address of its own. */
export function JobTabs({ tab, q, counts }: JobTabsProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  return (
    <nav aria-label={t('job-list.tabs')} className={styles.tabs}>
      {jobTabs.map((each) => (
        <Link
          key={each}
          to={paths.jobList.to({}, { ...(each !== 'upcoming' && { tab: each }), ...(q && { q }) })}
          replace
          aria-current={each === tab ? 'page' : undefined}
          className={styles.tab}
          data-waits={(each === 'toConfirm' && counts && counts.toConfirm > 0) || undefined}
        >
          <span className={styles.count}>{counts ? number(counts[each]) : '–'}</span>
          <span>{t(`job-list.tab.${each}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
