import type { CrewPhoto } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './photo-viewer.module.css';
import { usePhotoAddress } from './use-photo-address.ts';

/** The picture as it came, and until it is here the one for a screen, in the same place. */
export function WholePhoto({ photo }: { photo: CrewPhoto }) {
  const t = useWords('crew-ops');
  const first = usePhotoAddress(photo, 'medium');
  const whole = usePhotoAddress(photo, 'url');
  const [here, setHere] = useState(false);
  if (whole.broken && first.broken)
    return (
      <p className={styles.broken}>
        <ImageOff size={32} aria-hidden="true" />
        {t('photos.broken')}
      </p>
    );
  return (
    <>
      {!here && !first.broken && (
        <img src={first.src} alt="" draggable={false} className={styles.picture} onError={first.onError} />
      )}
      <img
        src={whole.src}
        alt={photo.caption || t('photos.photo')}
        draggable={false}
        decoding="async"
        className={styles.picture}
        onLoad={() => setHere(true)}
        onError={whole.onError}
      />
    </>
  );
}
