import { useWords } from '@callboard/i18n';
import { Minus, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { largestSide, mostZoom, moveCrop, zoomCrop } from './crop.ts';
import type { Crop, Size } from './crop.ts';
import styles from './photo-crop.module.css';

type PhotoCropProps = { src: string; size: Size; crop: Crop; onCrop: (crop: Crop) => void };
type Point = { readonly x: number; readonly y: number };

const keys: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const keyStep = 0.05;

const gap = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** Chooses a square of a photo: moved by a finger or arrow keys, larger by two fingers or the slider. */
export function PhotoCrop({ src, size, crop, onCrop }: PhotoCropProps) {
  const t = useWords('profile');
  const hint = useId();
  const fingers = useRef(new Map<number, Point>());
  const zoom = largestSide(size) / crop.side;
  const setZoom = (next: number) => onCrop(zoomCrop(size, crop, next));

  const down = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const up = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const apart = gap([...fingers.current.values()]);
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const edge = event.currentTarget.clientWidth || 1;
    if (fingers.current.size === 1)
      onCrop(moveCrop(size, crop, (now.x - before.x) / edge, (now.y - before.y) / edge));
    else if (apart > 0) setZoom((zoom * gap([...fingers.current.values()])) / apart);
  };
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key];
    if (!by) return;
    event.preventDefault();
    onCrop(moveCrop(size, crop, -by.x * keyStep, -by.y * keyStep));
  };

  const percent = (pixels: number) => `${(pixels / crop.side) * 100}%`;
  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.frame}
        aria-label={t('picture.part')}
        aria-describedby={hint}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={press}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          style={{
            inlineSize: percent(size.width),
            insetInlineStart: percent(-crop.left),
            insetBlockStart: percent(-crop.top),
          }}
        />
      </button>
      {mostZoom(size) > 1 && (
        <label className={styles.zoom}>
          <Minus size={20} aria-hidden />
          <input
            type="range"
            aria-label={t('picture.zoom')}
            min={1}
            max={mostZoom(size)}
            step={0.01}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
          <Plus size={20} aria-hidden />
        </label>
      )}
      <p id={hint} className={styles.hint}>
        {t('picture.partHint')}
      </p>
    </div>
  );
}
