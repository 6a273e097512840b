import type { ProjectActivity, ProjectField } from '@callboard/contract';
import { projectStatuses } from '@callboard/domain';
import { useActivityText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { ListRow } from '@callboard/ui';
import styles from '../project/project.module.css';

const labels = {
  name: 'create-project.name',
  status: 'change-project.status',
  companyId: 'create-project.company',
  clientMarkId: 'create-project.clientMark',
  rateCardId: 'project.rateCard',
  locationId: 'change-project.location',
  managerId: 'project-manager.title',
  plannerId: 'project.planner',
  beginDate: 'create-project.begin',
  endDate: 'create-project.end',
  reference: 'project.reference',
  comment: 'project.comment',
  shift: 'history.shift',
  startDate: 'crew-form.firstDay',
  startTime: 'crew-form.startTime',
  endTime: 'crew-form.endTime',
  contactOnSiteId: 'crew-form.contactOnSite',
  cateringTypeId: 'crew-form.catering',
  cateringNote: 'crew-form.cateringNote',
  infoCrew: 'crew-form.crew',
  infoChief: 'crew-form.chief',
  infoInternal: 'crew-form.internal',
  infoExternal: 'crew-form.external',
} as const satisfies Record<ProjectField, string>;

const days: readonly ProjectField[] = ['beginDate', 'startDate', 'endDate'];
const notes: readonly ProjectField[] = ['infoCrew', 'infoChief', 'infoInternal', 'infoExternal'];

/** One line of a history: what was done, by whom and when, and each field before and after. */
export function HistoryRow({ activity }: { activity: ProjectActivity }) {
  const t = useWords('projects');
  const { dateTime } = useFormat();
  const textOf = useActivityText();
  const shown = useShownValue();
  const { caption, body, reason, at, actor, crew, changes, positions } = activity;
  const labelOf = (field: ProjectField) => {
    // What ends a project ends no crew.
    if (field === 'endDate' && crew) return t('history.lastDay');
    return notes.includes(field) ? [t('crew-form.notes'), t(labels[field])].join(' · ') : t(labels[field]);
  };
  return (
    <ListRow
      title={[textOf(caption), crew?.name].filter(Boolean).join(' · ')}
      subtitle={
        <>
          {[actor?.name ?? t('history.server'), dateTime(at)].join(' · ')}
          {changes.map(({ field, before, after }) => (
            <span key={field} className={styles.below}>
              {t('history.change', {
                field: labelOf(field),
                before: shown(field, before),
                after: shown(field, after),
              })}
            </span>
          ))}
          {positions !== null && (
            <span className={styles.below}>
              {t(caption === 'crew_changed' ? 'history.moved' : 'add-crew.count', { count: positions })}
            </span>
          )}
          {[body === crew?.name ? '' : body, reason].filter(Boolean).map((said) => (
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
    if (days.includes(field)) return date(value, 'medium');
    const status = field === 'status' && projectStatuses.find((one) => one === value);
    return status ? t(`project.status.${status}`) : value;
  };
}
