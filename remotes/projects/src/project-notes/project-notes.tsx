import { useInfiniteQuery } from '@callboard/client';
import type { CrewOfProject } from '@callboard/contract';
import { Link, useCanOpen } from '@callboard/feature';
import type { Read } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { DayTile, ListRow, StatusPill } from '@callboard/ui';
import { FileCheck, FileText } from 'lucide-react';
import { pathsElsewhere } from '../base/paths.ts';
import { PartList } from '../part-list/part-list.tsx';
import { projectCrewsQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';
import type { Whole } from '../base/use-all-pages.ts';

const withNotes = (read: Read<Whole<CrewOfProject>>): Read<{ readonly items: readonly CrewOfProject[] }> =>
  read.kind === 'there'
    ? { ...read, data: { items: read.data.items.filter(({ deliveryNote }) => deliveryNote !== 'none') } }
    : read;

/** Which delivery notes wait for a signature, and which are signed. */
export function ProjectNotes({ number }: { number: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('notes.title')}
      read={withNotes(useAllPages(useInfiniteQuery(projectCrewsQuery(number))))}
      keyOf={({ id }) => id}
      textOf={({ name, shift, startDate }) => `${name} ${shift} ${startDate}`}
      row={(crew) => <NoteRow crew={crew} />}
      empty={{ icon: FileText, title: t('notes.empty'), text: t('notes.emptyText') }}
    />
  );
}

function NoteRow({ crew: { id, name, shift, startDate, deliveryNote } }: { crew: CrewOfProject }) {
  const t = useWords('projects');
  const to = pathsElsewhere.deliveryNote.to({ id });
  const signed = deliveryNote === 'signed';
  const row = {
    leading: <DayTile day={startDate} mood={signed ? 'confirmed' : 'waiting'} />,
    title: [name, shift].filter(Boolean).join(' · '),
    subtitle: (
      <StatusPill
        status={signed ? 'confirmed' : 'waiting'}
        icon={signed ? FileCheck : FileText}
        label={t(signed ? 'crews.noteSigned' : 'crews.noteReleased')}
      />
    ),
  };
  return useCanOpen(to) ? <ListRow as={Link} to={to} {...row} /> : <ListRow {...row} />;
}
