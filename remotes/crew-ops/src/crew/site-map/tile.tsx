import type { TileComponent } from 'pigeon-maps';
import styles from './tile-map.module.css';

/** After so many pictures that did not come, and none that did, there is no map. */
const patience = 4;

/** A picture of the map. Its server sees which product asks, as many of them demand, and never the page. */
export function tileWith({ onBroken }: { onBroken: () => void }): TileComponent {
  let came = false;
  let missed = 0;
  return function Tile({ tile: { url, left, top, width, height }, tileLoaded }) {
    return (
      <img
        src={url}
        width={width}
        height={height}
        alt=""
        draggable={false}
        loading="lazy"
        decoding="async"
        referrerPolicy="strict-origin"
        className={styles.tile}
        style={{ left, top }}
        onLoad={() => {
          came = true;
          tileLoaded();
        }}
        onError={() => {
          missed += 1;
          if (!came && missed >= patience) onBroken();
        }}
      />
    );
  };
}
