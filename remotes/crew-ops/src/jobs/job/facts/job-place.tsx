import type { JobDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { ListRow, RowIcon } from '@callboard/ui';
import { DoorOpen, MapPin, Navigation } from 'lucide-react';
import { LinkRow } from '../../../link-row/link-row.tsx';
import { addressLines, mapLink, serviceNames } from '../../../crew/location/map-links.ts';
import { useMapService } from '../../../crew/location/use-map-service.ts';
import { paths } from '../../../base/paths.ts';
import styles from './job-place.module.css';
import { useDistanceText } from './use-distance-text.ts';

/** Where the job is: a tap on the address opens the map app; then how far, and how one gets in. */
export function JobPlace({ job }: { job: JobDetail }) {
  const t = useWords('crew-ops');
  const service = useMapService();
  const distance = useDistanceText(job);
  const { location, place } = job;
  if (!location || !place) return null;
  const address = { ...location, ...place };
  return (
    <>
      <ListRow
        href={mapLink(service, address)}
        target="_blank"
        rel="noopener noreferrer"
        leading={<RowIcon icon={MapPin} status="confirmed" />}
        title={location.name}
        subtitle={
          <>
            {addressLines(address).join(', ')}
            <span className={styles.below}>{t('location.openIn', { service: serviceNames[service] })}</span>
          </>
        }
      />
      {place.note && (
        <ListRow
          leading={<RowIcon icon={DoorOpen} />}
          title={<span className={styles.note}>{place.note}</span>}
          subtitle={t('job.wayIn')}
        />
      )}
      <LinkRow
        to={paths.location.to({ id: location.id })}
        leading={<RowIcon icon={Navigation} />}
        title={distance ?? t('job.openMap')}
        subtitle={distance ? t('job.openMap') : t('location.distance')}
      />
    </>
  );
}
