import type { Candidate } from '@callboard/contract';
import { useFormat } from '@callboard/i18n';
import { Avatar } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConflictLines } from '../conflicts/conflict-lines.tsx';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './candidate-row.module.css';

export type CandidateRowProps = {
  candidate: Candidate;
  /** What is known besides: since when somebody waits. */
  about?: string | false | null;
  /** What can be done: buttons. */
  children?: ReactNode;
};

/** Somebody for a position: what speaks for them in figures, what against, and what can be done. */
export function CandidateRow({ candidate, about, children }: CandidateRowProps) {
  const t = usePartWords();
  const { number, date, duration } = useFormat();
  const { person, conflicts, rating, distanceKm, underQuotaMinutes, lastWorkedOn } = candidate;
  const hours = duration(Math.abs(underQuotaMinutes), { signed: false });
  const facts = [
    about,
    rating.average === null
      ? t('candidate.noRating')
      : t('candidate.rating', {
          figure: number(rating.average, { maximumFractionDigits: 1 }),
          count: number(rating.count),
        }),
    distanceKm !== null && number(distanceKm, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }),
    underQuotaMinutes !== 0 && t(underQuotaMinutes > 0 ? 'candidate.under' : 'candidate.over', { hours }),
    lastWorkedOn && t('candidate.lastWorked', { day: date(lastWorkedOn, 'medium') }),
  ];
  return (
    <li className={styles.candidate} aria-label={person.name}>
      <div className={styles.head}>
        <Avatar name={person.name} />
        <div className={styles.words}>
          <p className={styles.name}>{person.name}</p>
          <p className={quiet.text}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {conflicts.length > 0 ? (
        <ConflictLines conflicts={conflicts} />
      ) : (
        <p className={styles.free}>
          <CircleCheck size={20} aria-hidden="true" />
          {t('candidate.free')}
        </p>
      )}
      {children}
    </li>
  );
}
