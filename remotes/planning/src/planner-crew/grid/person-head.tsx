/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out in lines, the tags of a table are none to every screen reader */
import type { GridFigures, GridPerson } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Avatar } from '@callboard/ui';
import { classes } from './classes.ts';
import styles from './planner-grid.module.css';

type PersonHeadProps = {
  person: GridPerson;
  figures: GridFigures | undefined;
  wide: boolean;
  isFocused: boolean;
};

/** Who it is, how much of the month's hours are worked, and how the time account stands. */
export function PersonHead({ person: { name, city }, figures, wide, isFocused }: PersonHeadProps) {
  const t = useWords('planning');
  const { duration } = useFormat();
  // Who has neither hours to work nor an account is paid by the job.
  const counted = figures && (figures.quota !== 0 || figures.timeAccount !== 0) ? figures : undefined;
  const { given, last } = nameLines(name);
  const account = counted && duration(counted.timeAccount);
  const share = counted && counted.quota > 0 ? Math.min(1, counted.worked / counted.quota) : 0;
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      aria-label={account === undefined ? name : t('planner-crew.person', { name, account })}
      tabIndex={isFocused ? 0 : -1}
      data-column={-1}
      className={styles.person}
    >
      {wide && <Avatar name={name} size="small" />}
      <span className={styles.who}>
        <span className={styles.name} title={name}>
          {given && <span>{given}</span>}
          <span>{last}</span>
        </span>
        {counted ? (
          <span className={styles.account}>
            <span className={classes(styles.bar, counted.timeAccount < 0 && styles.below)}>
              <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
            </span>
            {account}
          </span>
        ) : (
          <span className={styles.account}>{city}</span>
        )}
      </span>
    </div>
  );
}

function nameLines(name: string): { given: string; last: string } {
  const at = name.lastIndexOf(' ');
  return { given: name.slice(0, Math.max(0, at)), last: name.slice(at + 1) };
}
