import type { PlusCrewProgress } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Progress, Section } from '@callboard/ui';
import styles from './plus-crew.module.css';

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** How far the period is, and how far the turnover: side by side they say who is ahead. */
export function PlusCrewProgressBars({ progress }: { progress: PlusCrewProgress }) {
  const t = useWords('plus-crews');
  const { money, number } = useFormat();
  const { from, to, on, turnoverMinor, values, plusCrew } = progress;
  const amount = (value: number) => money({ amount: value, currency: plusCrew.currency });
  const [day, days] = [daysBetween(from, on), daysBetween(from, to)];
  return (
    <Section title={t('plus-crew.progress')}>
      <Card className={styles.bars}>
        <Progress
          label={t('plus-crew.time')}
          value={day}
          max={days}
          text={t('plus-crew.dayOf', { day: number(day), days: number(days) })}
        />
        {values.target !== null && values.target > 0 && (
          <Progress
            label={t('figure.turnoverMinor.name')}
            value={turnoverMinor}
            max={values.target}
            text={t('plus-crew.amountOf', { amount: amount(turnoverMinor), target: amount(values.target) })}
          />
        )}
      </Card>
    </Section>
  );
}
