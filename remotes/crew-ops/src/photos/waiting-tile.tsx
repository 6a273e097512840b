import { CallError, discardWaiting, retryWaiting, waitingFile } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { IconButton } from '@callboard/ui';
import { ClockArrowUp, LoaderCircle, RotateCw, Trash2, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './photo-grid.module.css';

/** A picture that has not arrived: on its way, saved on this phone, or refused with the reason. */
export function WaitingTile({ item: { key, state, files, reason } }: { item: Waiting }) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const address = useWaitingPicture(key);
  const refused = state === 'attention';
  const says = refused
    ? errorText(new CallError(reason?.code ?? 'internal', reason ?? {})).title
    : t(state === 'waiting' ? 'photos.waits' : 'photos.sending');
  const name = files[0]?.name ?? t('photos.photo');
  const Sign = { attention: TriangleAlert, waiting: ClockArrowUp, sending: LoaderCircle, sent: LoaderCircle }[
    state
  ];
  return (
    <li className={styles.cell}>
      <figure className={styles.tile} data-refused={refused || undefined}>
        {address && <img src={address} alt="" width={240} height={240} decoding="async" />}
        <figcaption className={styles.waiting}>
          <Sign size={18} aria-hidden="true" />
          <span>{says}</span>
        </figcaption>
        {refused && (
          <div className={styles.ways}>
            <IconButton
              label={t('photos.again', { name })}
              icon={RotateCw}
              onClick={() => void retryWaiting(key)}
            />
            <IconButton
              label={t('photos.drop', { name })}
              icon={Trash2}
              onClick={() => void discardWaiting(key)}
            />
          </div>
        )}
      </figure>
    </li>
  );
}

/** The picture as it lies on the phone, after a reload as well. */
function useWaitingPicture(key: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    const read = async () => {
      const file = await waitingFile(key);
      if (!file || gone) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    };
    void read();
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [key]);
  return address;
}
