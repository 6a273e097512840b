import { crewPhotoEdges } from '@callboard/contract';
import type { CrewPhoto } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { ImageOff } from 'lucide-react';
import { memo } from 'react';
import { photoLooks } from './photo-looks.ts';
import styles from './photo-grid.module.css';
import { usePhotoAddress } from './use-photo-address.ts';

type PhotoTileProps = { photo: CrewPhoto; onOpen: (id: string) => void };

/** One picture of the gallery. Of fixed size, so that nothing moves while pictures arrive. */
export const PhotoTile = memo(function PhotoTile({ photo, onOpen }: PhotoTileProps) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const { src, broken, onError } = usePhotoAddress(photo, 'small');
  const { id, caption, by, takenAt, state } = photo;
  const { icon: Sign, status } = photoLooks[state];
  const name = [caption || t('photos.photo'), by, dateTime(takenAt), t(`photos.state.${state}`)].join(', ');
  return (
    <li className={styles.cell}>
      <button type="button" className={styles.tile} aria-label={name} onClick={() => onOpen(id)}>
        {broken ? (
          <ImageOff size={24} aria-hidden="true" />
        ) : (
          <img
            src={src}
            alt=""
            width={crewPhotoEdges.small}
            height={crewPhotoEdges.small}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={onError}
          />
        )}
        {state !== 'approved' && (
          <span className={styles.mark} data-status={status}>
            <Sign size={16} aria-hidden="true" />
          </span>
        )}
      </button>
    </li>
  );
});
