import type { PayrollRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Checkbox, StatusPill } from '@callboard/ui';
import { TriangleAlert } from 'lucide-react';
import { usePeriod } from '../payroll-facts/use-period.ts';
import styles from './release-drafts.module.css';

type DraftChoiceProps = { draft: PayrollRow; chosen: boolean; onChosen: (chosen: boolean) => void };

/** One draft with what it pays: shown in full, because it is decided on. */
export function DraftChoice({ draft, chosen, onChosen }: DraftChoiceProps) {
  const t = useWords('finance');
  const { duration, money, number } = useFormat();
  const period = usePeriod();
  const { person, fromDay, toDay, minutes, grossMinor, currency, zeroItems } = draft;
  const about = [
    period(fromDay, toDay),
    duration(minutes, { signed: false }),
    `${t('payrolls.gross')} ${money({ amount: grossMinor, currency })}`,
  ];
  return (
    <li className={styles.draft}>
      <Checkbox label={person.name} hint={about.join(' · ')} checked={chosen} onValue={onChosen} />
      {zeroItems > 0 && (
        <StatusPill
          status="trouble"
          icon={TriangleAlert}
          label={t('release-drafts.zero', { n: number(zeroItems) })}
        />
      )}
    </li>
  );
}
