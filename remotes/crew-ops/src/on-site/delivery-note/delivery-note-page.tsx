import { useQuery } from '@callboard/client';
import { Link, client, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Card, Faces, List, Page, Skeleton, buttonClass } from '@callboard/ui';
import { FileClock } from 'lucide-react';
import { paths } from '../../base/paths.ts';
import { deliveryNoteQuery } from './note/delivery-note.queries.ts';
import { DeliveryNoteView } from './delivery-note-view.tsx';

/** The hours of a crew on paper: read, downloaded, released, signed, sent. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.deliveryNote);
  // Of a note that is not released a client hears nothing; who works in the crew never gets it.
  const waits = useMay(client);
  const read = useRead(useQuery(deliveryNoteQuery(id)));
  if (read.kind === 'there') return <DeliveryNoteView note={read.data} asOf={read.asOf} />;
  const missing = {
    icon: FileClock,
    title: t(waits ? 'delivery-note.notYet' : 'delivery-note.notForYou'),
    text: t(waits ? 'delivery-note.notYetText' : 'delivery-note.notForYouText'),
    action: (
      <Link to={paths.crew.to({ id })} className={buttonClass({ kind: 'secondary' })}>
        {t('delivery-note.toCrew')}
      </Link>
    ),
  };
  const loading = (
    <>
      <Card>
        <Skeleton width="7rem" />
        <Skeleton width="10rem" height="2rem" />
        <Skeleton />
      </Card>
      <List label={t('delivery-note.hours')} state={{ kind: 'loading', rows: 4 }} />
    </>
  );
  return (
    <Page title={t('delivery-note.title')} titleHidden>
      <Faces read={read} loading={loading} missing={missing}>
        {() => null}
      </Faces>
    </Page>
  );
}
