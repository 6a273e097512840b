import { useQuery } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { List, Section } from '@callboard/ui';
import { DocumentRow } from '../crew-paper/document-row.tsx';
import { crewDocumentsQuery } from '../../base/crew.queries.ts';

/** Files that lie at the crew; nothing where there are none for the caller. */
export function CrewDocuments({ crew: { id, documents } }: { crew: ProjectCrew }) {
  const isUser = useSession(({ identity }) => identity?.tokenType === 'user');
  return isUser && documents > 0 ? <Documents crewId={id} /> : null;
}

function Documents({ crewId }: { crewId: string }) {
  const t = useWords('crew-ops');
  const { data } = useQuery(crewDocumentsQuery(crewId));
  if (!data || data.total === 0) return null;
  return (
    <Section title={t('crew.documents')} count={data.total}>
      <List label={t('crew.documents')} state={{ kind: 'full' }}>
        {data.items.map((document) => (
          <DocumentRow key={document.id} document={document} kind={document.type.caption} />
        ))}
      </List>
    </Section>
  );
}
