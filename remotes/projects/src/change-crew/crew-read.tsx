import { useQuery } from '@callboard/client';
import type { CrewToEdit } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, List, Sheet } from '@callboard/ui';
import type { ReactNode } from 'react';
import { projectCrewQuery } from '../base/projects.queries.ts';

type CrewReadProps = {
  number: string;
  id: string;
  title: string;
  subtitle: string;
  onClose: () => void;
  children: (crew: CrewToEdit) => ReactNode;
};

/** The crew as it stands now, before something is changed of it. */
export function CrewRead({ number, id, title, subtitle, onClose, children }: CrewReadProps) {
  const t = useWords('projects');
  const read = useRead(useQuery({ ...projectCrewQuery(number, id), gcTime: 0 }));
  if (read.kind === 'there') return children(read.data);
  return (
    <Sheet open onClose={onClose} title={title} subtitle={subtitle}>
      <Faces
        read={read}
        loading={<List label={t('change-crew.loading')} state={{ kind: 'loading', rows: 4 }} />}
      >
        {() => null}
      </Faces>
    </Sheet>
  );
}
