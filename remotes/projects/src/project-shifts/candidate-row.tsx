import { useOnline } from '@callboard/client';
import type { Candidate } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { ConflictLines } from '@callboard/parts';
import { Avatar, Button } from '@callboard/ui';
import { CircleCheck } from 'lucide-react';
import styles from './find-best.module.css';

type CandidateRowProps = { candidate: Candidate; busy: boolean; onAsk: () => void };

/** Somebody for a position: what speaks for them in figures, what against, and the question to them. */
export function CandidateRow({ candidate, busy, onAsk }: CandidateRowProps) {
  const t = useWords('projects');
  const { number, date, duration } = useFormat();
  const online = useOnline();
  const { person, eligibility, conflicts, rating, distanceKm, underQuotaMinutes, lastWorkedOn } = candidate;
  // Nobody can be asked for a position without times; they are entered first.
  const mayBeAsked = eligibility.ok && conflicts.every(({ kind }) => kind !== 'timesMissing');
  const hours = duration(Math.abs(underQuotaMinutes), { signed: false });
  const facts = [
    rating.average === null
      ? t('shifts.noRating')
      : t('shifts.rating', {
          figure: number(rating.average, { maximumFractionDigits: 1 }),
          count: number(rating.count),
        }),
    distanceKm !== null && number(distanceKm, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }),
    underQuotaMinutes !== 0 && t(underQuotaMinutes > 0 ? 'shifts.under' : 'shifts.over', { hours }),
    lastWorkedOn && t('shifts.lastWorked', { day: date(lastWorkedOn, 'medium') }),
  ];
  return (
    <li className={styles.candidate}>
      <div className={styles.head}>
        <Avatar name={person.name} />
        <div className={styles.words}>
          <p className={styles.name}>{person.name}</p>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {conflicts.length > 0 ? (
        <ConflictLines conflicts={conflicts} />
      ) : (
        <p className={styles.free}>
          <CircleCheck size={20} aria-hidden="true" />
          {t('shifts.free')}
        </p>
      )}
      {mayBeAsked && (
        <Button kind="secondary" busy={busy} disabled={!online} onClick={onAsk}>
          {t('shifts.ask', { name: person.name })}
        </Button>
      )}
    </li>
  );
}
