import { useQuery } from '@callboard/client';
import type { CrewOfProject } from '@callboard/contract';
import { Link, useCanOpen, useRead } from '@callboard/feature';
import type { Read } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { DayTile, ListRow, StatusPill } from '@callboard/ui';
import { FileCheck, FileText } from 'lucide-react';
import { pathsElsewhere } from '../paths.ts';
import { PartList } from '../project/part-list.tsx';
import { projectCrewsQuery } from '../projects.queries.ts';

const withNotes = (read: Read<{ readonly items: readonly CrewOfProject[] }>): typeof read =>
  read.kind === 'there'
    ? { ...read, data: { items: read.data.items.filter(({ deliveryNote }) => deliveryNote !== 'none') } }
    : read;

/** Which delivery notes wait for a signature, and which are signed. */
export function ProjectNotes({ number }: { number: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('notes.title')}
      read={withNotes(useRead(useQuery(projectCrewsQuery(number))))}
      keyOf={({ id }) => id}
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
