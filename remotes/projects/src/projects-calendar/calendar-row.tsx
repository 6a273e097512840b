import { Link, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { CalendarMark } from '@callboard/parts';
import { ListRow, VisuallyHidden } from '@callboard/ui';
import { useStateName } from '@callboard/ui/palette';
import { paths } from '../base/paths.ts';
import { useProjectDays } from '../project-pill/use-project-days.ts';
import { statusOfColour } from './days-of-projects.ts';
import type { CalendarProject } from './days-of-projects.ts';

/** One project of a day: its colour with its sign, what, for whom, when, and how far it is filled. */
export function CalendarRow({ project }: { project: CalendarProject }) {
  const t = useWords('projects');
  const { number } = useFormat();
  const days = useProjectDays();
  const nameOf = useStateName('project');
  const to = paths.project.to({ number: project.number });
  const { colour, name, company, clientMark, location, positions, filled } = project;
  const row = {
    leading: <CalendarMark palette="project" state={statusOfColour[colour]} />,
    title: name,
    meta: positions > 0 && (
      <>
        <span aria-hidden="true">
          {number(filled)}/{number(positions)}
        </span>
        <VisuallyHidden>
          {t('project.filled', { filled: number(filled), positions: number(positions) })}
        </VisuallyHidden>
      </>
    ),
    subtitle: (
      <>
        {[project.number, company, clientMark, location].filter(Boolean).join(' · ')}
        <br />
        {`${nameOf(statusOfColour[colour])} · ${days(project)}`}
      </>
    ),
  };
  return useCanOpen(to) ? <ListRow as={Link} to={to} {...row} /> : <ListRow {...row} />;
}
