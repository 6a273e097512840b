import type { ProjectActivity, ProjectField } from '@callboard/contract';
import { projectStatuses } from '@callboard/domain';
import { useActivityText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { ListRow } from '@callboard/ui';
import styles from '../project/project.module.css';

const labels = {
  name: 'create-project.name',
  status: 'change-project.status',
  clientMarkId: 'create-project.clientMark',
  rateCardId: 'project.rateCard',
  locationId: 'change-project.location',
  managerId: 'project-manager.title',
  plannerId: 'project.planner',
  beginDate: 'create-project.begin',
  endDate: 'create-project.end',
  reference: 'project.reference',
  comment: 'project.comment',
} as const satisfies Record<ProjectField, string>;

/** One line of a history: what was done, by whom and when, and each field before and after. */
export function HistoryRow({ activity }: { activity: ProjectActivity }) {
  const t = useWords('projects');
  const { dateTime } = useFormat();
  const textOf = useActivityText();
  const shown = useShownValue();
  const { caption, body, reason, at, actor, crew, changes } = activity;
  return (
    <ListRow
      title={[textOf(caption), crew?.name].filter(Boolean).join(' · ')}
      subtitle={
        <>
          {[actor?.name ?? t('history.server'), dateTime(at)].join(' · ')}
          {changes.map(({ field, before, after }) => (
            <span key={field} className={styles.below}>
              {t('history.change', {
                field: t(labels[field]),
                before: shown(field, before),
                after: shown(field, after),
              })}
            </span>
          ))}
          {[body, reason].filter(Boolean).map((said) => (
            <span key={said} className={styles.below}>
              {said}
            </span>
          ))}
        </>
      }
    />
  );
}

/** A value of a field as a person reads it. */
function useShownValue() {
  const t = useWords('projects');
  const { date } = useFormat();
  return (field: ProjectField, value: string | null): string => {
    if (value === null) return t('history.nothing');
    if (field === 'beginDate' || field === 'endDate') return date(value, 'medium');
    const status = field === 'status' && projectStatuses.find((one) => one === value);
    return status ? t(`project.status.${status}`) : value;
  };
}
