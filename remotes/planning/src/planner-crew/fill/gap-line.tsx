import type { CrewFilling } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import styles from './fill-sheet.module.css';
import { usePositionText } from './use-position-text.ts';

/** More reasons than these help nobody. */
const mostReasons = 4;

/** A position for which nobody is left, and why. */
export function GapLine({ gap }: { gap: CrewFilling['gaps'][number] }) {
  const t = useWords('planning');
  const positionText = usePositionText();
  return (
    <li className={styles.line}>
      <p>
        <b>{gap.function.caption}</b>
      </p>
      <p className={styles.about}>{positionText(gap)}</p>
      <ul className={styles.reasons}>
        {gap.why.slice(0, mostReasons).map(({ kind, people }) => (
          <li key={kind}>
            {people === 0
              ? t(`fill.gapWhy.${kind}`)
              : t('fill.gap', {
                  people: t('planner-crew.people', { count: people }),
                  why: t(`fill.gapWhy.${kind}`),
                })}
          </li>
        ))}
      </ul>
    </li>
  );
}
