import { balanceOf } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { Checkbox, StatusPill } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Lock, TriangleAlert } from 'lucide-react';
import styles from './close-months.module.css';
import type { MonthOfPerson } from './use-close-months.ts';

type MonthChoiceProps = { row: MonthOfPerson; chosen: boolean; onChosen: (chosen: boolean) => void };

/** One person's month: worked of what was asked for, what it leaves, and whether hours still wait for approval. */
export function MonthChoice({ row, chosen, onChosen }: MonthChoiceProps) {
  const t = useWords('documents');
  const { date, duration, number } = useFormat();
  const { personName, quota, worked, openDays, lockedAt, may } = row;
  const about = t('close-months.hours', {
    worked: duration(worked, { signed: false }),
    quota: duration(quota, { signed: false }),
    balance: duration(balanceOf(row)),
  });
  return (
    <li className={styles.person}>
      {may.lock ? (
        <Checkbox label={personName} hint={about} checked={chosen} onValue={onChosen} />
      ) : (
        <div>
          <p>{personName}</p>
          <p className={quiet.text}>{about}</p>
        </div>
      )}
      {lockedAt && (
        <StatusPill
          status="quiet"
          icon={Lock}
          label={t('close-months.closed', { day: date(lockedAt, 'medium') })}
        />
      )}
      {openDays > 0 && (
        <StatusPill
          status="trouble"
          icon={TriangleAlert}
          label={t('close-months.openDays', { n: number(openDays) })}
        />
      )}
    </li>
  );
}
