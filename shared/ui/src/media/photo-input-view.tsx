import { useFormat, useWords } from '@callboard/i18n';
import { Camera, CircleX } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Field } from '../field/field.tsx';
import { FileDrop } from './file-drop.tsx';
import styles from './file-drop.module.css';
import { isHeic } from './fits.ts';
import type { PhotoInputProps } from './photo-input.tsx';
import { PhotoThumb } from './photo-thumb.tsx';
import { shrinkPhoto } from './shrink-photo.ts';

/** What the server takes; it makes other pictures of those that this browser cannot open. */
const largest = 20_000_000;

export function PhotoInputView(props: PhotoInputProps) {
  const { label, hint, error, photos, onPhotos, multiple, camera, maxEdge, id, disabled } = props;
  const t = useWords('ui');
  const { bytes } = useFormat();
  const [busy, setBusy] = useState(false);
  const [broken, setBroken] = useState<string>();
  const pick = async (picked: readonly File[]) => {
    setBusy(true);
    setBroken(undefined);
    const made: File[] = [];
    for (const file of picked) {
      try {
        // One after the other: two large pictures at once are too much for a small phone.
        made.push(await shrinkPhoto(file, maxEdge));
      } catch {
        const { name, size } = file;
        if (!isHeic(file)) setBroken(t('photo.broken', { name }));
        else if (size > largest) setBroken(t('file.tooBig', { name, limit: bytes(largest) }));
        else made.push(file);
      }
    }
    setBusy(false);
    if (made.length > 0) onPhotos(multiple ? [...photos, ...made] : made.slice(0, 1));
  };
  const call = multiple ? t('photo.takeMany') : t('photo.take');
  return (
    <Field label={label} hint={hint} error={error ?? broken} id={id}>
      {(wiring) => (
        <>
          <FileDrop
            {...wiring}
            icon={Camera}
            label={busy ? t('photo.working') : call}
            accept={['image/*']}
            capture={camera}
            multiple={multiple}
            disabled={disabled}
            busy={busy}
            onPick={pick}
          />
          {photos.length > 0 && (
            <ul className={styles.photos}>
              {photos.map((photo) => (
                <li key={`${photo.name}/${photo.size}`} className={styles.photo}>
                  <PhotoThumb photo={photo} />
                  <IconButton
                    className={styles.remove}
                    label={t('file.remove', { name: photo.name })}
                    icon={CircleX}
                    onClick={() => onPhotos(photos.filter((other) => other !== photo))}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
