import { useQuery } from '@callboard/client';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page, buttonClass } from '@callboard/ui';
import { MapPinOff } from 'lucide-react';
import { locationQuery } from '../../base/crew-ops.queries.ts';
import { paths, pathsElsewhere } from '../../base/paths.ts';
import { LocationSkeleton } from './location-skeleton.tsx';
import { LocationView } from './location-view.tsx';

/** A place of work: where it is and how to get there. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.location);
  const read = useRead(useQuery(locationQuery(id)));
  if (read.kind === 'there') return <LocationView location={read.data} asOf={read.asOf} />;
  const missing = {
    icon: MapPinOff,
    title: t('location.notFound'),
    text: t('location.notFoundText'),
    action: (
      <Link to={pathsElsewhere.home.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('crew.toHome')}
      </Link>
    ),
  };
  return (
    <Page title={t('location.title')} titleHidden>
      <Faces read={read} loading={<LocationSkeleton />} missing={missing}>
        {() => null}
      </Faces>
    </Page>
  );
}
