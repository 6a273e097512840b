import { useQuery } from '@callboard/client';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon, StatusPill } from '@callboard/ui';
import { Clock, FilePen } from 'lucide-react';
import { homeQuery } from '../home.queries.ts';
import { paths } from '../paths.ts';

/** Notes that wait for the client's signature, the oldest first. Nothing waits, nothing to show. */
export function Component() {
  const t = useWords('crew-ops');
  const { when } = useFormat();
  const { data } = useQuery(homeQuery);
  const notes = data?.unsignedDeliveryNotes;
  if (!notes || notes.total === 0) return null;
  const oldest = notes.items.toSorted((a, b) => Date.parse(a.releasedAt) - Date.parse(b.releasedAt));
  return (
    <List label={t('delivery-note.unsigned', { count: notes.total })} state={{ kind: 'full' }}>
      {oldest.map(({ crewId, number, crew, project, releasedAt, late }) => (
        <ListRow
          key={crewId}
          as={Link}
          to={paths.deliveryNote.to({ id: crewId })}
          leading={<RowIcon icon={FilePen} status={late ? 'trouble' : 'waiting'} />}
          title={t('delivery-note.unsignedOne', { number })}
          subtitle={t('delivery-note.unsignedText', { crew, project: project.name })}
          trailing={
            late ? <StatusPill status="trouble" icon={Clock} label={when(releasedAt)} /> : when(releasedAt)
          }
        />
      ))}
    </List>
  );
}
