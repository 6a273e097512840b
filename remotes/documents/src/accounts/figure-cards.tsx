import type { ContractFigures } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Figure, Progress } from '@callboard/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './accounts.module.css';

export type FigureName = 'timeAccount' | 'quota' | 'worked' | 'planned' | 'vacation';

type FigureCardsProps = { figures: ContractFigures; onOpen: (name: FigureName) => void };

/** The figure that matters is the largest; each says what it is made of when it is tapped. */
export function FigureCards({ figures, onOpen }: FigureCardsProps) {
  const t = useWords('documents');
  const { duration, number } = useFormat();
  const { timeAccount, forecast, quota, planned, worked, provisional, vacation } = figures;
  const hours = (minutes: number) => duration(minutes, { signed: false });
  const line = (name: FigureName, value: ReactNode) => (
    <FigureLine key={name} label={t(`accounts.${name}`)} value={value} onClick={() => onOpen(name)} />
  );
  return (
    <div className={styles.cards}>
      <Card>
        <button type="button" className={styles.main} onClick={() => onOpen('timeAccount')}>
          <span className={styles.label}>{t('accounts.timeAccount')}</span>
          <ChevronRight size={20} aria-hidden="true" />
          <Figure data-owed={timeAccount < 0 || undefined}>{duration(timeAccount)}</Figure>
          <span className={styles.small}>{t('accounts.forecast', { hours: duration(forecast) })}</span>
        </button>
        <Progress
          label={t('accounts.workedOfQuota')}
          value={worked}
          max={Math.max(1, quota)}
          text={t('accounts.of', { done: hours(worked), all: hours(quota) })}
        />
        <div className={styles.lines}>
          {line('quota', hours(quota))}
          {line('planned', hours(planned))}
          {line(
            'worked',
            provisional ? <em title={t('accounts.provisional')}>{hours(worked)}</em> : hours(worked),
          )}
        </div>
        {provisional && <p className={styles.small}>{t('accounts.provisional')}</p>}
      </Card>
      <Card>
        <button type="button" className={styles.main} onClick={() => onOpen('vacation')}>
          <span className={styles.label}>{t('accounts.vacation')}</span>
          <ChevronRight size={20} aria-hidden="true" />
          <Figure>{t('accounts.days', { days: number(vacation.left) })}</Figure>
          <span className={styles.small}>
            {vacation.pending > 0
              ? t('accounts.pending', { days: number(vacation.pending), year: String(vacation.year) })
              : t('accounts.leftIn', { year: String(vacation.year) })}
          </span>
        </button>
      </Card>
    </div>
  );
}

type FigureLineProps = { label: string; value: ReactNode; onClick: () => void };
function FigureLine({ label, value, onClick }: FigureLineProps) {
  return (
    <button type="button" className={styles.line} onClick={onClick}>
      <span className={styles.small}>{label}</span>
      <span className={styles.value}>{value}</span>
    </button>
  );
}
