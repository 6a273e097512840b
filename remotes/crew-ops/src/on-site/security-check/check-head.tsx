import type { FormPerformance, SecurityCheckRow } from '@callboard/contract';
import { jobName } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, LongWords, StatusPill } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { checkLooks } from './check-looks.ts';
import styles from './security-check.module.css';

type CheckHeadProps = {
  performance: FormPerformance;
  /** How it stands in the list of the crew's checks, where that is known. */
  row: SecurityCheckRow | undefined;
  timeZone: string | undefined;
};

const dueClass = (state: SecurityCheckRow['state']) =>
  state === 'missing' ? styles.missing : state === 'late' ? styles.late : styles.due;

/** Which check, of which shift, and until when. */
export function CheckHead({ performance, row, timeZone }: CheckHeadProps) {
  const { form, crew, date, shift } = performance;
  const t = useWords('crew-ops');
  const format = useFormat();
  return (
    <Card className={styles.head}>
      <div className={styles.pills}>
        {row && <StatusPill {...checkLooks[row.state]} label={t(`crew.checkState.${row.state}`)} />}
        <span className={styles.when}>
          {[date && format.date(date, 'weekday'), shift].filter(Boolean).join(' · ')}
        </span>
      </div>
      <p className={styles.name}>
        <LongWords>{form.name}</LongWords>
      </p>
      {crew && (
        <p className={quiet.text}>
          {[jobName({ project: crew.project, crew: crew.name }), crew.location].filter(Boolean).join(' · ')}
        </p>
      )}
      {form.intro && performance.state === 'new' && <p className={styles.intro}>{form.intro}</p>}
      {row && !row.doneAt && (
        <p className={dueClass(row.state)}>
          {t('crew.checkDue', {
            from: format.dateTime(row.dueFrom, timeZone),
            until: format.time(row.dueUntil, timeZone),
          })}
          {row.state === 'late' && <> · {t('security-check.late')}</>}
          {row.state === 'missing' && <> · {t('security-check.missing')}</>}
        </p>
      )}
    </Card>
  );
}
