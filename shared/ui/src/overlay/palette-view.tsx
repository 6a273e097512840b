import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { BackCloses } from './back-closes.tsx';
import type { PaletteProps } from './palette.tsx';
import styles from './palette.module.css';
import { useAlone } from './use-alone.ts';
import { useShownHeight } from './use-shown-height.ts';

export function PaletteView({ onClose, title, children }: PaletteProps) {
  const box = useRef<HTMLDivElement>(null);
  useAlone(box);
  useShownHeight(box);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // What lies below stays open.
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a tap beside it closes it, Escape is the key for that
    <div
      className={styles.veil}
      data-react-aria-top-layer
      onKeyDown={press}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div
        ref={box}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog of the browser would lie over the toasts
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        className={styles.palette}
        data-toasts="above"
      >
        <BackCloses onBack={onClose} />
        {children}
      </div>
    </div>,
    document.body,
  );
}
