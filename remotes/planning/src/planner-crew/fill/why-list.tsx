import type { GapReason } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import styles from './fill-sheet.module.css';

type WhyListProps = {
  why: readonly GapReason[];
  /** How many reasons have a line of their own; what is left is counted in one more. */
  most?: number;
};

/** How many people are not proposed for what reason; together they are all who are meant. */
export function WhyList({ why, most = why.length }: WhyListProps) {
  const t = useWords('planning');
  const line = (people: number, reason: string) =>
    people === 0
      ? reason
      : t('fill.gap', { people: t('planner-crew.people', { count: people }), why: reason });
  const others = why.slice(most).reduce((sum, { people }) => sum + people, 0);
  return (
    <ul className={styles.reasons}>
      {why.slice(0, most).map(({ kind, people }) => (
        <li key={kind}>{line(people, t(`fill.gapWhy.${kind}`))}</li>
      ))}
      {others > 0 && <li>{line(others, t('fill.otherReasons'))}</li>}
    </ul>
  );
}
