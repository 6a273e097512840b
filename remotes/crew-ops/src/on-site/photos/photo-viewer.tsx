import type { CrewPhoto } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useRejectionText } from '@callboard/parts';
import { BackCloses, IconButton, StatusPill } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { PhotoActions } from './photo-actions.tsx';
import { photoLooks } from './photo-looks.ts';
import styles from './photo-viewer.module.css';
import { WholePhoto } from './whole-photo.tsx';

type PhotoViewerProps = {
  photos: readonly CrewPhoto[];
  at: number;
  timeZone: string | undefined;
  onMove: (id: string) => void;
  onClose: () => void;
};
const swipePixels = 48;

/** One picture on the whole screen; swipe, keys or buttons lead to its neighbours. */
export function PhotoViewer({ photos, at, timeZone, onMove, onClose }: PhotoViewerProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const box = useRef<HTMLDialogElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const before = photos[at - 1]?.id;
  const after = photos[at + 1]?.id;
  useArrowKeys(before, after, onMove);
  const photo = photos[at];
  if (!photo) return null;
  const go = (to: string | undefined) => to && onMove(to);
  const lift = ({ clientX }: PointerEvent) => {
    const moved = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    if (Math.abs(moved) >= swipePixels) go(moved < 0 ? after : before);
  };
  return (
    <dialog
      ref={box}
      className={styles.viewer}
      aria-label={photo.caption || t('photos.photo')}
      data-own-swipes
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <BackCloses onBack={onClose} />
      <div className={styles.top}>
        <p className={styles.count}>{t('photos.place', { at: number(at + 1), of: number(photos.length) })}</p>
        <IconButton label={t('photos.close')} icon={X} onClick={onClose} />
      </div>
      <div
        className={styles.stage}
        onPointerDown={({ clientX, isPrimary }) => {
          if (isPrimary) from.current = clientX;
        }}
        onPointerUp={lift}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <WholePhoto key={photo.id} photo={photo} />
        <IconButton
          className={styles.before}
          label={t('photos.before')}
          icon={ChevronLeft}
          disabled={!before}
          onClick={() => go(before)}
        />
        <IconButton
          className={styles.after}
          label={t('photos.after')}
          icon={ChevronRight}
          disabled={!after}
          onClick={() => go(after)}
        />
      </div>
      <div className={styles.foot} aria-live="polite">
        <PhotoWords photo={photo} timeZone={timeZone} />
        <PhotoActions key={photo.id} photo={photo} onGone={onClose} />
      </div>
    </dialog>
  );
}

function useArrowKeys(before: string | undefined, after: string | undefined, onMove: (id: string) => void) {
  useEffect(() => {
    // On the window: a button that has just gone takes the focus with it.
    const press = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) return;
      const to = { ArrowLeft: before, ArrowRight: after }[key];
      if (to) onMove(to);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [before, after, onMove]);
}

type PhotoWordsProps = { photo: CrewPhoto; timeZone: string | undefined };

/** What the picture shows, who took it when, and what has become of it. */
function PhotoWords({ photo, timeZone }: PhotoWordsProps) {
  const t = useWords('crew-ops');
  const textOf = useRejectionText();
  const { dateTime } = useFormat();
  const { caption, by, takenAt, state, reason, reasonCode } = photo;
  return (
    <div className={styles.words}>
      {caption && <p className={styles.caption}>{caption}</p>}
      <p className={quiet.text}>{t('photos.by', { name: by, at: dateTime(takenAt, timeZone) })}</p>
      <StatusPill {...photoLooks[state]} label={t(`photos.state.${state}`)} />
      {state === 'rejected' && (
        <p className={styles.reason}>{t('photos.because', { reason: textOf(reasonCode, reason) })}</p>
      )}
    </div>
  );
}
