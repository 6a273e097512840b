import type { CrewFilling } from '@callboard/contract';
import quiet from '@callboard/ui/styles/quiet.module.css';
import styles from './fill-sheet.module.css';
import { usePositionText } from './use-position-text.ts';
import { WhyList } from './why-list.tsx';

/** More reasons than these help nobody. */
const mostReasons = 4;

/** A position for which nobody is left, and why. */
export function GapLine({ gap }: { gap: CrewFilling['gaps'][number] }) {
  const positionText = usePositionText();
  return (
    <li className={styles.line}>
      <p>
        <b>{gap.function.caption}</b>
      </p>
      <p className={quiet.text}>{positionText(gap)}</p>
      <WhyList why={gap.why} most={mostReasons} />
    </li>
  );
}
