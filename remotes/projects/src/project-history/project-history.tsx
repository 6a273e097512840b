import { useInfiniteQuery } from '@callboard/client';
import { useActivityText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { History, StickyNote } from 'lucide-react';
import { AddToPart } from '../project/add-to-part.tsx';
import { PartList } from '../project/part-list.tsx';
import { projectActivitiesQuery } from '../projects.queries.ts';
import { useAllPages } from '../use-all-pages.ts';
import { HistoryRow } from './history-row.tsx';

const NoteSheet = openedLater(async () => (await import('./note-sheet.tsx')).NoteSheet);

/** Who did what in a project and when, what was before and what after; notes of people among it. */
export function ProjectHistory({ number }: { number: string }) {
  const t = useWords('projects');
  const textOf = useActivityText();
  return (
    <>
      <AddToPart number={number} icon={StickyNote} label={t('history.add')} sheet={NoteSheet} />
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
