import { useFormat, useWords } from '@callboard/i18n';
import { IconButton } from '@callboard/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './accounts.module.css';

type MonthStepsProps = {
  month: string;
  before: string;
  /** Nothing where the last month is shown that can be. */
  after: string | null;
  onMonth: (month: string) => void;
};

/** A month by its name, with a step to the one before and the one after. */
export function MonthSteps({ month, before, after, onMonth }: MonthStepsProps) {
  const t = useWords('documents');
  const { date } = useFormat();
  return (
    <div className={styles.month}>
      <IconButton label={t('accounts.before')} icon={ChevronLeft} onClick={() => onMonth(before)} />
      <span aria-live="polite">{date(month, 'month')}</span>
      <IconButton
        label={t('accounts.after')}
        icon={ChevronRight}
        disabled={after === null}
        onClick={() => after !== null && onMonth(after)}
      />
    </div>
  );
}
