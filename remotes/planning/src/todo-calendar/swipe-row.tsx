import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode, TouchEvent } from 'react';
import styles from './swipe-row.module.css';

/** The system has its own gesture at the edge. */
const edge = 24;
/** So far a finger has to go. */
const least = 96;

type SwipeRowProps = { label: string; onSwipe: () => void; children: ReactNode };

/** A row that a finger moves to the right; what that does appears below it. */
export function SwipeRow({ label, onSwipe, children }: SwipeRowProps) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [by, setBy] = useState(0);
  const begin = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    start.current =
      touch && touches.length === 1 && touch.clientX > edge ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const move = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    if (!start.current || !touch) return;
    const across = touch.clientX - start.current.x;
    const down = Math.abs(touch.clientY - start.current.y);
    // Up and down stays scrolling.
    if (by === 0 && down > Math.abs(across)) start.current = null;
    else setBy(Math.max(0, Math.min(across, 1.5 * least)));
  };
  const end = () => {
    start.current = null;
    if (by >= least) onSwipe();
    setBy(0);
  };
  return (
    <div
      className={styles.row}
      data-own-swipes
      onTouchStart={begin}
      onTouchMove={move}
      onTouchEnd={end}
      onTouchCancel={() => {
        start.current = null;
        setBy(0);
      }}
    >
      {by > 0 && (
        <span className={styles.below} data-far={by >= least || undefined} aria-hidden>
          <Check size={20} />
          {label}
        </span>
      )}
      <div className={styles.above} style={by > 0 ? { transform: `translateX(${by}px)` } : undefined}>
        {children}
      </div>
    </div>
  );
}
