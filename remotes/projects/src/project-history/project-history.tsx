import { invalidate, useInfiniteQuery } from '@callboard/client';
import { projects } from '@callboard/contract';
import { newTodoPriority } from '@callboard/domain';
import { useActivityText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AddNote } from '@callboard/parts';
import { History } from 'lucide-react';
import { PartList } from '../part-list/part-list.tsx';
import styles from '../project/project.module.css';
import { projectActivitiesQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';
import { HistoryRow } from './history-row.tsx';

/** A line of the history under the word that the screens have for a note, and nobody's to-do. */
const note = {
  type: 'LOG',
  caption: 'note',
  personParty: null,
  recipientId: null,
  priority: newTodoPriority,
} as const;

/** Who did what in a project and when, what was before and what after; notes of people among it. */
export function ProjectHistory({ number }: { number: string }) {
  const t = useWords('projects');
  const textOf = useActivityText();
  return (
    <>
      <p className={styles.all}>
        <AddNote
          kind="secondary"
          draft={`project-note/${number}`}
          hint={t('history.noteHint')}
          endpoint={projects.addProjectActivity}
          input={(body) => ({ params: { number }, body: { ...note, body } })}
          onSaved={() => invalidate(projects.projectActivities)}
        />
      </p>
      <PartList
        label={t('history.label')}
        read={useAllPages(useInfiniteQuery(projectActivitiesQuery(number, 'LOG')))}
        keyOf={({ id }) => id}
        textOf={({ caption, body, reason, actor, crew }) =>
          [textOf(caption), body, reason, actor?.name, crew?.name].join(' ')
        }
        row={(activity) => <HistoryRow activity={activity} />}
        empty={{ icon: History, title: t('history.empty'), text: t('history.emptyText') }}
      />
    </>
  );
}
