import type { CrewCheck } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { useNearPosition } from '@callboard/parts';
import { MapPin } from 'lucide-react';
import { paths } from '../../base/paths.ts';
import { distanceOf, distanceToSite } from '../position/distance-to-site.ts';
import styles from './on-site-face.module.css';

type SiteLineProps = {
  site: CrewCheck['site'];
  /** Say how far it is, where that is known. */
  near: boolean;
};

/** Where the work is, with the way to its map. */
export function SiteLine({ site, near }: SiteLineProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const fix = useNearPosition(near);
  if (!site) return null;
  const distance = near && fix ? distanceToSite(site, fix) : null;
  const far = distance && distanceOf(distance.metres);
  return (
    <Link to={paths.location.to({ id: site.id })} className={styles.site}>
      <MapPin size={18} aria-hidden="true" />
      <span>
        {site.name}
        {far && (
          <span className={styles.far}>
            {' · '}
            {distance.inside
              ? t('on-site.here')
              : t('on-site.away', {
                  distance: number(far.value, { style: 'unit', unit: far.unit, unitDisplay: 'short' }),
                })}
          </span>
        )}
      </span>
    </Link>
  );
}
