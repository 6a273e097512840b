import { useOnline, useQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { MapPinOff } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { MapPerson, MapSite } from './map-person.ts';
import { tenantSettingsQuery } from './map-settings.queries.ts';
import { PlainDrawing } from './plain-drawing.tsx';
import styles from './site-map.module.css';

/** The map library comes only where a map is shown. */
const TileMap = lazy(async () => ({ default: (await import('./tile-map.tsx')).TileMap }));

export type SiteMapProps = { site: MapSite | null; people?: readonly MapPerson[] };
const nobody: readonly MapPerson[] = [];

/** Where the site is: a map while pictures of one can be had, else a plain drawing. */
export function SiteMap({ site, people = nobody }: SiteMapProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const source = useQuery(tenantSettingsQuery).data?.map ?? null;
  const [broken, setBroken] = useState(false);
  if (!site)
    return (
      <p className={styles.nowhere}>
        <MapPinOff size={24} aria-hidden="true" />
        {t('site-map.noPosition')}
      </p>
    );
  const drawing = <PlainDrawing site={site} people={people} />;
  if (!source || !online || broken)
    return (
      <>
        {drawing}
        {source && <p className={styles.why}>{t(broken ? 'site-map.broken' : 'site-map.offline')}</p>}
      </>
    );
  return (
    <Suspense fallback={drawing}>
      <TileMap site={site} people={people} source={source} onBroken={() => setBroken(true)} />
    </Suspense>
  );
}
