import type { VacationDetail } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Progress, Section } from '@callboard/ui';
import { useState } from 'react';
import styles from './vacation.module.css';

type PlanThenProps = { plan: VacationDetail['plan']; name: string };

/** A week of work is seen at once. */
const shownFirst = 7;

/** How far the work of these days is filled, and what of it the person could do. */
export function PlanThen({ plan, name }: PlanThenProps) {
  const t = useWords('planning');
  const { date, number } = useFormat();
  const [all, setAll] = useState(false);
  const shown = all ? plan : plan.slice(0, shownFirst);
  return (
    <Section title={t('vacations.plan')}>
      {plan.length === 0 && <p className={styles.about}>{t('vacations.noPlan')}</p>}
      {shown.map(({ day, positions, filled, openForPerson }) => (
        <div key={day} className={styles.plan}>
          <Progress
            label={date(day, 'weekday')}
            value={filled}
            max={positions}
            text={t('vacations.filled', { figure: number(filled), all: number(positions) })}
            kind={openForPerson > 0 ? 'waiting' : 'accent'}
          />
          {openForPerson > 0 && (
            <p className={styles.about}>
              {t('vacations.openForPerson', { name, figure: number(openForPerson) })}
            </p>
          )}
        </div>
      ))}
      {shown.length < plan.length && (
        <Button kind="quiet" wide onClick={() => setAll(true)}>
          {t('vacations.showDays', { all: plan.length })}
        </Button>
      )}
    </Section>
  );
}
