import { useHold } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Card, PhotoInput, TextField } from '@callboard/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import styles from './photos.module.css';
import { useAddPhoto } from './use-add-photo.ts';

const longest = 200;

/** Take or choose pictures, say what they show, send them. */
export function AddPhotos({ crewId }: { crewId: string }) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const addPhoto = useAddPhoto(crewId);
  const [picked, setPicked] = useState<readonly File[]>([]);
  const [caption, setCaption] = useState('');
  const [busy, setBusy] = useState(false);
  useHold(picked.length > 0 ? t('photos.hold') : null);
  const send = async () => {
    setBusy(true);
    const left: File[] = [];
    for (const file of picked) if (!(await addPhoto(file, caption))) left.push(file);
    setBusy(false);
    setPicked(left);
    if (left.length === 0) setCaption('');
  };
  return (
    <Card className={styles.add}>
      <PhotoInput
        label={t('photos.add')}
        hint={t('photos.addHint')}
        photos={picked}
        onPhotos={setPicked}
        multiple
      />
      {picked.length > 0 && (
        <>
          <TextField
            label={t('photos.caption')}
            hint={picked.length > 1 ? t('photos.captionForAll') : undefined}
            maxLength={longest}
            autoComplete="off"
            enterKeyHint="done"
            value={caption}
            onValue={setCaption}
          />
          <Button wide icon={Send} busy={busy} onClick={send}>
            {t('photos.send', { count: picked.length, shown: number(picked.length) })}
          </Button>
        </>
      )}
    </Card>
  );
}
