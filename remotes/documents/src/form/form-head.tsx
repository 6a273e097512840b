import type { FormPerformance } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, LongWords } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { TrainingStatePill } from '../training-list/training-state-pill.tsx';
import styles from './form.module.css';

/** What it is about; of a training also what passing takes. */
export function FormHead({ performance: { form, training } }: { performance: FormPerformance }) {
  const t = useWords('documents');
  const { number, date } = useFormat();
  return (
    <Card>
      {training && (
        <div>
          <TrainingStatePill state={training.state} />
        </div>
      )}
      <h2 className={styles.name}>
        <LongWords>{form.name}</LongWords>
      </h2>
      {form.intro && <p className={styles.intro}>{form.intro}</p>}
      {training && (
        <p className={quiet.figures}>
          {t('training.passWith', { score: number(training.minimumScore) })}
          {' · '}
          {t('training.attemptsLeft', { count: training.attemptsLeft })}
          {training.validUntil &&
            ` · ${t('training.validUntil', { date: date(training.validUntil, 'medium') })}`}
        </p>
      )}
    </Card>
  );
}
