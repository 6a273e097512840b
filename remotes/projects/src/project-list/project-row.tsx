import type { ProjectRow as Row } from '@callboard/contract';
import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { DayTile, ListRow, VisuallyHidden } from '@callboard/ui';
import { ProjectPill } from '../project-pill/project-pill.tsx';
import { useProjectDays } from '../project-pill/use-project-days.ts';
import styles from './project-row.module.css';

type ProjectRowProps = { project: Row; to: LinkTarget; current: boolean };

/** One project: its first day as a leaf of a calendar, then what, for whom, when, the next day, and how it stands. */
export function ProjectRow({ project, to, current }: ProjectRowProps) {
  const t = useWords('projects');
  const { number, date } = useFormat();
  const days = useProjectDays();
  const { name, company, nextDay, beginDate, positions, filled } = project;
  return (
    <ListRow
      as={Link}
      to={to}
      current={current}
      leading={<DayTile day={beginDate} mood="quiet" />}
      title={name}
      meta={
        positions > 0 && (
          <>
            <span aria-hidden="true" className={styles.filled}>
              {number(filled)}/{number(positions)}
            </span>
            <VisuallyHidden>
              {t('project.filled', { filled: number(filled), positions: number(positions) })}
            </VisuallyHidden>
          </>
        )
      }
      subtitle={
        <>
          {[project.number, company?.name].filter(Boolean).join(' · ')}
          <span className={styles.line}>{days(project)}</span>
          {nextDay && nextDay !== beginDate && (
            <span className={styles.line}>{t('project.nextDay', { day: date(nextDay, 'weekday') })}</span>
          )}
          <span className={styles.line}>
            <ProjectPill project={project} />
          </span>
        </>
      }
    />
  );
}
