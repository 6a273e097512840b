import type { MapSource } from '@callboard/contract';
import { metresBetween } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { IconButton, initialsOf } from '@callboard/ui';
import { LocateFixed, MapPin, Minus, Plus } from 'lucide-react';
import { Map, Overlay } from 'pigeon-maps';
import type { Point } from 'pigeon-maps';
import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { distanceOf } from '../../on-site/position/distance-to-site.ts';
import type { MapPerson, MapSite } from './map-person.ts';
import { metresPerPixel, roundLength, zoomFor } from './map-scale.ts';
import { RadiusCircle } from './radius-circle.tsx';
import styles from './tile-map.module.css';
import { tileWith } from './tile.tsx';

type TileMapProps = {
  site: MapSite;
  people: readonly MapPerson[];
  source: MapSource;
  /** No picture came. */
  onBroken: () => void;
};
/** The least that is shown. */
const leastPixels = 240;
const [minZoom, maxZoom] = [3, 19];
const stepPixels = 80;
const longestBar = 96;

const addressOf =
  ({ tiles }: MapSource) =>
  (x: number, y: number, z: number): string =>
    tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));

type MapView = { center: Point; zoom: number };

function startOf(site: MapSite, people: readonly MapPerson[]): MapView {
  const far = Math.max(site.radiusM, ...people.map((person) => metresBetween(site, person)));
  const zoom = Math.min(17, Math.max(minZoom, zoomFor(site.latitude, far * 2.1, leastPixels)));
  return { center: [site.latitude, site.longitude], zoom };
}

/** A real map of the site, with who is near. Moved by fingers, wheel, buttons and arrow keys. */
export function TileMap({ site, people, source, onBroken }: TileMapProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const start = useMemo(() => startOf(site, people), [site, people]);
  const { center, zoom, setView, zoomBy, press } = useMapView(start);
  // Made once: another component would fetch every picture anew.
  const [Tile] = useState(() => tileWith({ onBroken }));
  const provider = useMemo(() => addressOf(source), [source]);
  const pixel = metresPerPixel(center[0], zoom);
  const bar = roundLength(longestBar * pixel);
  const { value, unit } = distanceOf(bar);
  return (
    <section className={styles.map} aria-label={t('site-map.map', { place: site.name })} data-own-swipes>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a map is moved by keys */}
      <div
        role="application"
        aria-label={t('site-map.moves')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a map is moved by keys
        tabIndex={0}
        className={styles.ground}
        onKeyDown={press}
      >
        <Map
          center={center}
          zoom={zoom}
          minZoom={minZoom}
          maxZoom={maxZoom}
          provider={provider}
          tileComponent={Tile}
          attribution={false}
          twoFingerDrag
          twoFingerDragWarning={t('site-map.twoFingers')}
          metaWheelZoom
          metaWheelZoomWarning={t('site-map.metaWheel')}
          onBoundsChanged={({ center: to, zoom: at }) => setView({ center: to, zoom: at })}
        >
          <RadiusCircle anchor={start.center} metres={site.radiusM} />
          <Overlay anchor={start.center} offset={[16, 32]}>
            <MapPin size={32} className={styles.pin} aria-label={site.name} />
          </Overlay>
          {people.map(({ id, name, latitude, longitude, mine }) => (
            <Overlay key={id} anchor={[latitude, longitude]} offset={[16, 16]}>
              <span className={mine ? styles.me : styles.person} title={name}>
                {initialsOf(name)}
              </span>
            </Overlay>
          ))}
        </Map>
      </div>
      <div className={styles.buttons}>
        <IconButton label={t('site-map.closer')} icon={Plus} onClick={() => zoomBy(1)} />
        <IconButton label={t('site-map.wider')} icon={Minus} onClick={() => zoomBy(-1)} />
        <IconButton label={t('site-map.center')} icon={LocateFixed} onClick={() => setView(start)} />
      </div>
      <div className={styles.foot}>
        <span className={styles.bar} style={{ inlineSize: `${bar / pixel}px` }}>
          {number(value, { style: 'unit', unit, unitDisplay: 'short' })}
        </span>
        <span>{source.attribution}</span>
      </div>
    </section>
  );
}

/** What of the map is in sight; moved by keys too. */
function useMapView(start: MapView) {
  const [view, setView] = useState(start);
  const { center, zoom } = view;
  const zoomBy = (steps: number) =>
    setView({ center, zoom: Math.min(maxZoom, Math.max(minZoom, Math.round(zoom) + steps)) });
  const degrees = (stepPixels * metresPerPixel(center[0], zoom)) / 111_195;
  const keys: Record<string, () => void> = {
    '+': () => zoomBy(1),
    '-': () => zoomBy(-1),
    ArrowUp: () => setView({ zoom, center: [center[0] + degrees, center[1]] }),
    ArrowDown: () => setView({ zoom, center: [center[0] - degrees, center[1]] }),
    ArrowLeft: () => setView({ zoom, center: [center[0], center[1] - degrees] }),
    ArrowRight: () => setView({ zoom, center: [center[0], center[1] + degrees] }),
  };
  const press = (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return { center, zoom, setView, zoomBy, press };
}
