import type { PersonalDay } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Spoken, StateMark, useStateName } from '@callboard/ui';
import { planningState } from './entry-mark.tsx';
import styles from './month-grid.module.css';
import { useEntryTitle } from './use-entry-title.ts';

type MonthCellProps = {
  day: string;
  of: PersonalDay | undefined;
  /** Whether the month was read: a day is free only then. */
  known: boolean;
  outside: boolean;
  today: boolean;
  selected: boolean;
  /** Whether Tab comes here. */
  reached: boolean;
  onFocus: () => void;
  onOpen: () => void;
};

/** One day in the grid: its number, its colour with the letter, and where there is room what stands on it. */
export function MonthCell({
  day,
  of,
  known,
  outside,
  today,
  selected,
  reached,
  onFocus,
  onOpen,
}: MonthCellProps) {
  const t = useWords('crew-ops');
  const { date, number } = useFormat();
  const nameOf = useStateName('planning');
  const titleOf = useEntryTitle();
  const entries = of?.entries ?? [];
  const told = entries.map((entry) => [entry.from, titleOf(entry)].filter(Boolean).join(' '));
  const titles = entries.slice(0, 2).map(titleOf);
  const what = of
    ? [nameOf(planningState(of.colour)), ...told]
    : [t(`personal-calendar.${known ? 'free' : 'loading'}`)];
  return (
    <td aria-selected={selected} className={outside ? styles.outside : undefined}>
      <button
        type="button"
        data-day={day}
        tabIndex={reached ? 0 : -1}
        className={styles.cell}
        aria-current={today ? 'date' : undefined}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <Spoken>{`${date(day, 'long')}: ${what.join(', ')}`}</Spoken>
        <span className={styles.number} aria-hidden>
          {number(Number(day.slice(8)))}
        </span>
        {of && (
          <span className={styles.marks} aria-hidden>
            <StateMark palette="planning" state={planningState(of.colour)} />
            {entries.length > 1 && <span className={styles.more}>{number(entries.length)}</span>}
          </span>
        )}
        {titles.map((text, place) => (
          // The same text may stand there twice.
          <span
            key={`${place}-${text}`}
            className={`${styles.told} ${titles.length === 1 ? styles.alone : ''}`}
            aria-hidden
          >
            {text}
          </span>
        ))}
      </button>
    </td>
  );
}
