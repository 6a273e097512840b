import type { CrewFilling } from '@callboard/contract';
import { jobName } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { hoursOf } from '../cell/cell-item.tsx';

type Position = Pick<CrewFilling['gaps'][number], 'day' | 'from' | 'until' | 'crew' | 'project'>;

/** "Sat 24 Oct, 08:00–18:00 · Gala · Load-in" */
export function usePositionText(): (position: Position) => string {
  const t = useWords('planning');
  const { date } = useFormat();
  return ({ day, crew, project, ...times }) =>
    `${date(day, 'weekday')}, ${hoursOf(times) ?? t('cell.noTimes')} · ${jobName({ project: project.name, crew: crew.name })}`;
}
