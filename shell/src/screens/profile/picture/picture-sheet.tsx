import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Banner, Button, PhotoInput, Sheet } from '@callboard/ui';
import { OfflineNote } from '../../offline/offline-note.tsx';
import { smallestSide } from './crop.ts';
import { PhotoCrop } from './photo-crop.tsx';
import styles from '../profile.module.css';
import { usePhoto } from './use-photo.ts';
import { useSendPicture } from './use-send-picture.ts';

/** A new picture of oneself: taken or chosen, cut to a square, and sent to whoever approves it. */
export function PictureSheet({ personId, onClose }: { personId: string; onClose: () => void }) {
  const t = useWords('profile');
  const online = useOnline();
  const { photo, choose, cut } = usePhoto();
  const { send, isSending, refusal } = useSendPicture(personId, onClose);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('picture.title')}
      actions={
        photo && (
          <>
            <Button kind="secondary" size="large" onClick={() => choose(null)}>
              {t('picture.another')}
            </Button>
            <Button busy={isSending} disabled={!online} onClick={() => void send(photo)}>
              {t('picture.send')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.sheet}>
        <OfflineNote />
        {refusal && <Banner kind="error" {...refusal} />}
        {photo ? (
          <>
            {photo.size && photo.crop ? (
              <PhotoCrop src={photo.src} size={photo.size} crop={photo.crop} onCrop={cut} />
            ) : (
              <p className={styles.quiet}>{t('picture.middle')}</p>
            )}
            <p className={styles.quiet}>{t('picture.next')}</p>
          </>
        ) : (
          <PhotoInput
            label={t('picture.photo')}
            hint={t('picture.hint', { edge: smallestSide })}
            photos={[]}
            onPhotos={([file]) => file && choose(file)}
          />
        )}
      </div>
    </Sheet>
  );
}
