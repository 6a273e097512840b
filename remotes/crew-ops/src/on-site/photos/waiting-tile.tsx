import { CallError, discardWaiting, retryWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { IconButton } from '@callboard/ui';
import { ClockArrowUp, LoaderCircle, RotateCw, Trash2, TriangleAlert } from 'lucide-react';
import styles from './photo-grid.module.css';
import { WaitingThumb } from './waiting-thumb.tsx';

/** A picture that has not arrived: on its way, saved on this phone, or refused with the reason. */
export function WaitingTile({ item }: { item: Waiting }) {
  const { key, state, files, reason } = item;
  const t = useWords('crew-ops');
  const errorText = useErrorText();
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
        <WaitingThumb item={item} name={name} />
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
