import { useWords } from '@callboard/i18n';
import { Check, ClockArrowUp } from 'lucide-react';
import { useState } from 'react';
import styles from './done-button.module.css';

type DoneButtonProps = {
  /** "Checked in 07:52". */
  done: string;
  /** It has not left the phone. */
  saved: boolean;
  onUndo: () => void;
};
/** The second half of a double tap must not take back what the first has done. */
const guardMs = 1200;

/** What the button has become: what was done, and the way back. */
export function DoneButton({ done, saved, onUndo }: DoneButtonProps) {
  const t = useWords('crew-ops');
  const [shownAt] = useState(() => Date.now());
  const Sign = saved ? ClockArrowUp : Check;
  const undo = () => {
    if (Date.now() - shownAt > guardMs) onUndo();
  };
  return (
    <button type="button" className={styles.done} onClick={undo}>
      <Sign size={20} aria-hidden="true" />
      <span>{done}</span>
      <span className={styles.undo}>{t('on-site.undo')}</span>
    </button>
  );
}
