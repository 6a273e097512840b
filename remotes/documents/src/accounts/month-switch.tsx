import { useFormat, useWords } from '@callboard/i18n';
import { monthAfter, monthBefore } from '@callboard/parts';
import { IconButton } from '@callboard/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from './accounts.module.css';
import { useMonth } from './use-month.ts';

/** From month to month. */
export function MonthSwitch({ month }: { month: string }) {
  const t = useWords('documents');
  const { date } = useFormat();
  const { show } = useMonth();
  return (
    <div className={styles.month}>
      <IconButton label={t('accounts.before')} icon={ChevronLeft} onClick={() => show(monthBefore(month))} />
      <span aria-live="polite">{date(month, 'month')}</span>
      <IconButton label={t('accounts.after')} icon={ChevronRight} onClick={() => show(monthAfter(month))} />
    </div>
  );
}
