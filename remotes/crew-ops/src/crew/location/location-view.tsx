import type { Location } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { AsOf, Banner, Card, IconButton, LongWords, Menu, Page, buttonClass, toast } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import split from '@callboard/ui/styles/split.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Copy, ExternalLink, Ellipsis, CloudOff } from 'lucide-react';
import { distanceOf } from '../../on-site/position/distance-to-site.ts';
import type { MapSite } from '../site-map/map-person.ts';
import { SiteMap } from '../site-map/site-map.tsx';
import { Distance } from './distance.tsx';
import styles from './location.module.css';
import { addressLines, mapLink, mapServices, serviceNames } from './map-links.ts';
import type { MapService } from './map-links.ts';
import { useMapService } from './use-map-service.ts';

/** The map, the address, what to know, and the way there. */
export function LocationView({ location, asOf }: { location: Location; asOf: number | null }) {
  const t = useWords('crew-ops');
  const service = useMapService();
  const { name, latitude, longitude, radiusM, note, noNetwork } = location;
  const site = latitude === null || longitude === null ? null : { name, latitude, longitude, radiusM };
  return (
    <Page
      title={name}
      titleHidden
      wide
      actions={
        <a
          href={mapLink(service, location)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass()}
        >
          <ExternalLink size={20} aria-hidden="true" />
          {t('location.openIn', { service: serviceNames[service] })}
        </a>
      }
    >
      {asOf !== null && <AsOf at={asOf} />}
      <div className={split.map}>
        <div className={column.top4}>
          <SiteMap site={site} />
        </div>
        <div className={column.top4}>
          {noNetwork && (
            <Banner
              kind="warning"
              icon={CloudOff}
              title={t('crew.noNetwork')}
              text={t('crew.noNetworkText')}
            />
          )}
          <PlaceCard location={location} site={site} service={service} />
          {note && (
            <Card>
              <h2 className={styles.noteTitle}>{t('location.note')}</h2>
              <p className={styles.note}>{note}</p>
            </Card>
          )}
        </div>
      </div>
    </Page>
  );
}

type PlaceCardProps = { location: Location; site: MapSite | null; service: MapService };

/** The address, how far it is, and how near is near enough to check in. */
function PlaceCard({ location, site, service }: PlaceCardProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const { name } = location;
  const lines = addressLines(location);
  const { value, unit } = distanceOf(location.radiusM);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText([name, ...lines].join(', '));
      toast.success(t('location.copied'));
    } catch {
      toast.error(t('location.notCopied'));
    }
  };
  const others = mapServices
    .filter((one) => one !== service)
    .map((one) => ({
      id: one,
      label: t('location.openIn', { service: serviceNames[one] }),
      icon: ExternalLink,
      run: () => void window.open(mapLink(one, location), '_blank', 'noopener,noreferrer'),
    }));
  return (
    <Card className={styles.place}>
      <div className={styles.head}>
        <address className={styles.address}>
          <span className={styles.name}>
            <LongWords>{name}</LongWords>
          </span>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <span className={styles.tools}>
          <IconButton label={t('location.copy')} icon={Copy} onClick={copy} />
          <Menu label={t('location.more')} icon={Ellipsis} items={others} />
        </span>
      </div>
      {site && <Distance site={site} />}
      <p className={quiet.text}>
        {t('location.radius', { radius: number(value, { style: 'unit', unit, unitDisplay: 'short' }) })}
      </p>
    </Card>
  );
}
