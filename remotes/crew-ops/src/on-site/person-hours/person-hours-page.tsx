import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, Faces, List, Page, Skeleton } from '@callboard/ui';
import { ClockAlert } from 'lucide-react';
import { paths } from '../../base/paths.ts';
import { personHoursQuery } from './person-hours.queries.ts';
import { PersonHoursView } from './person-hours-view.tsx';

/** One person's hours of a job: what was planned, checked and signed off, what was corrected, and what they say. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.personHours);
  const read = useRead(useQuery(personHoursQuery(id)));
  if (read.kind === 'there') return <PersonHoursView key={id} hours={read.data} asOf={read.asOf} />;
  const loading = (
    <>
      <Card>
        <Skeleton width="9rem" height="2rem" />
        <Skeleton width="60%" />
      </Card>
      <List label={t('person-hours.title')} state={{ kind: 'loading', rows: 3 }} />
    </>
  );
  return (
    <Page title={t('person-hours.title')} titleHidden>
      <Faces
        read={read}
        loading={loading}
        missing={{
          icon: ClockAlert,
          title: t('person-hours.notFound'),
          text: t('person-hours.notFoundText'),
        }}
      >
        {() => null}
      </Faces>
    </Page>
  );
}
