import { isInside, metresBetween } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { askPosition, useNoPositionText } from '@callboard/parts';
import type { Fix, NoFix } from '@callboard/parts';
import { Button } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { distanceOf } from '../../on-site/position/distance-to-site.ts';
import { PositionHelp } from '../../on-site/position/position-help.tsx';
import type { MapSite } from '../site-map/map-person.ts';
import styles from './location.module.css';

/** How far somebody is from the site, asked for by a tap; nothing of it leaves the phone. */
export function Distance({ site }: { site: MapSite }) {
  const t = useWords('crew-ops');
  const noPositionText = useNoPositionText();
  const { number } = useFormat();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Fix | NoFix | null>(null);
  const look = async () => {
    setBusy(true);
    setFound(await askPosition());
    setBusy(false);
  };
  const fix = typeof found === 'object' ? found : null;
  const metres = fix && metresBetween(site, fix);
  const far = metres === null ? null : distanceOf(metres);
  const inside = fix && metres !== null && isInside({ metres, accuracyM: fix.accuracyM }, site.radiusM);
  return (
    <div className={styles.distance}>
      <Button kind="secondary" icon={Navigation} busy={busy} onClick={look}>
        {t(fix ? 'location.distanceAgain' : 'location.distance')}
      </Button>
      <output className={styles.found}>
        {far && (
          <>
            <span className={styles.figure}>
              {number(far.value, { style: 'unit', unit: far.unit, unitDisplay: 'short' })}
            </span>
            <span className={quiet.text}>
              {t(inside ? 'location.inside' : 'location.outside', {
                accuracy: number(Math.round(fix?.accuracyM ?? 0)),
              })}
            </span>
          </>
        )}
        {typeof found === 'string' && noPositionText(found)}
      </output>
      {found === 'denied' && <PositionHelp open />}
    </div>
  );
}
