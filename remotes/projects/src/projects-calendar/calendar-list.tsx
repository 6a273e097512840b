import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, EmptyState, List } from '@callboard/ui';
import { CalendarRange } from 'lucide-react';
import { CalendarRow } from './calendar-row.tsx';
import type { CalendarProject } from './days-of-projects.ts';

type CalendarListProps = { label: string; projects: readonly CalendarProject[]; empty: string };

/** The projects of a day or of a month. */
export function CalendarList({ label, projects, empty }: CalendarListProps) {
  const t = useWords('projects');
  const [{ colour }, change] = useSearch();
  if (projects.length === 0)
    return (
      <EmptyState
        icon={CalendarRange}
        title={empty}
        text={t(colour ? 'calendar.emptyFilter' : 'calendar.emptyText')}
        action={
          colour && (
            <Button kind="secondary" onClick={() => change({ colour: undefined })}>
              {t('calendar.showAll')}
            </Button>
          )
        }
      />
    );
  return (
    <List label={label} state={{ kind: 'full' }}>
      {projects.map((project) => (
        <CalendarRow key={project.id} project={project} />
      ))}
    </List>
  );
}
