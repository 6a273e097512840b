import { serverNow } from '@callboard/client';
import type { FormRow } from '@callboard/contract';
import { isOneOf, trainingGroups, trainingStates } from '@callboard/domain';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { DeadlinePill, ListRow, RowIcon } from '@callboard/ui';
import { GraduationCap } from 'lucide-react';
import { paths } from '../base/paths.ts';
import styles from './training-list.module.css';
import { TrainingStatePill } from './training-state-pill.tsx';

/** One training: how it stands, its score, how often it may be tried, until when it counts, and what it gives. */
export function TrainingRow({ row }: { row: FormRow }) {
  const t = useWords('documents');
  const { number, date } = useFormat();
  const { id, name, state, score, attemptsLeft, validUntil, skill, dueOn } = row;
  const known = trainingStates.find((one) => one === state) ?? 'passed';
  const isDone = known === 'passed' || known === 'expiring' || known === 'expired';
  const waits = isOneOf(known, trainingGroups.due) && !isDone;
  const facts = [
    skill && t('training.gives', { skill: skill.caption }),
    score !== null && t('training.score', { score: number(score) }),
    !isDone && attemptsLeft !== null && t('training.attemptsLeft', { count: attemptsLeft }),
  ].filter(Boolean);
  return (
    <ListRow
      as={Link}
      to={paths.form.to({ id })}
      leading={<RowIcon icon={GraduationCap} />}
      title={name}
      subtitle={facts.join(' · ')}
      text={
        <span className={styles.state}>
          <TrainingStatePill state={known} />
          {isDone && validUntil && t('training.validUntil', { date: date(validUntil, 'medium') })}
          {waits && dueOn && (
            <DeadlinePill deadline={dueOn} now={serverNow()} by={(at) => t('training.due', { date: at })} />
          )}
        </span>
      }
    />
  );
}
