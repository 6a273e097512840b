import type { FormPerformance } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';
import { GraduationCap, RotateCcw } from 'lucide-react';

type Training = NonNullable<FormPerformance['training']>;

/** Passed or not, with how many per cent, and what follows from it. */
export function TrainingResult({ training }: { training: Training }) {
  const t = useWords('documents');
  const { number, date } = useFormat();
  const { passed, score, minimumScore, attemptsLeft, validUntil } = training;
  const scored = t('training.scored', { score: number(score ?? 0), minimum: number(minimumScore) });
  if (passed)
    return (
      <Banner
        kind="success"
        icon={GraduationCap}
        title={t('training.passed')}
        text={[scored, validUntil && t('training.validUntil', { date: date(validUntil, 'medium') })]
          .filter(Boolean)
          .join(' · ')}
      />
    );
  return (
    <Banner
      kind="error"
      icon={RotateCcw}
      title={t('training.failed')}
      text={`${scored} ${attemptsLeft > 0 ? t('training.attemptsLeft', { count: attemptsLeft }) : t('training.noneLeft')}`}
    />
  );
}
