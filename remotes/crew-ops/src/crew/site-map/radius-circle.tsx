import type { PigeonProps } from 'pigeon-maps';
import { metresPerPixel } from './map-scale.ts';
import styles from './tile-map.module.css';

type RadiusCircleProps = PigeonProps & { metres: number };

/** Where a check-in counts as on site. The map says where that is on the screen. */
export function RadiusCircle({ anchor, metres, left = 0, top = 0, mapState }: RadiusCircleProps) {
  if (!anchor || !mapState) return null;
  const radius = metres / metresPerPixel(anchor[0], mapState.zoom);
  return (
    <span
      aria-hidden="true"
      className={styles.radius}
      style={{
        inlineSize: `${2 * radius}px`,
        blockSize: `${2 * radius}px`,
        transform: `translate(${left - radius}px, ${top - radius}px)`,
      }}
    />
  );
}
