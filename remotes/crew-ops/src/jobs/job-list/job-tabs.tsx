import { useWords } from '@callboard/i18n';
import { ListTabs } from '@callboard/parts';
import type { JobTab } from '../../base/crew-ops.queries.ts';

export const jobTabs = ['upcoming', 'toConfirm', 'applied', 'past'] as const satisfies readonly JobTab[];

type JobTabsProps = {
  tab: JobTab;
  /** How many each holds; nothing while that is not known. */
  counts: Readonly<Record<JobTab, number>> | undefined;
};

/** The four parts of the list. */
export function JobTabs({ tab, counts }: JobTabsProps) {
  const t = useWords('crew-ops');
  const tabs = jobTabs.map((id) => ({
    id,
    label: t(`job-list.tab.${id}`),
    count: counts?.[id],
    waits: id === 'toConfirm' && counts !== undefined && counts.toConfirm > 0,
  }));
  return <ListTabs label={t('job-list.tabs')} current={tab} tabs={tabs} />;
}
