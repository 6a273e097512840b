import type { ProjectRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';

/** From when to when a project runs; one without an end says so. */
export function useProjectDays(): (project: Pick<ProjectRow, 'beginDate' | 'endDate'>) => string {
  const t = useWords('projects');
  const { date } = useFormat();
  return ({ beginDate, endDate }) => {
    if (endDate === null) return t('project.openEnd', { from: date(beginDate, 'medium') });
    if (endDate === beginDate) return date(beginDate, 'medium');
    return `${date(beginDate, 'medium')} – ${date(endDate, 'medium')}`;
  };
}
