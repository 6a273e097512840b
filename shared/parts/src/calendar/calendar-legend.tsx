import { useWords } from '@callboard/i18n';
import { Legend } from '@callboard/ui';
import { ChevronDown } from 'lucide-react';
import styles from './personal-calendar.module.css';

/** What the colours and letters mean. */
export function CalendarLegend({ open }: { open: boolean }) {
  const t = useWords('crew-ops');
  return (
    <details className={styles.legend} open={open}>
      <summary>
        {t('personal-calendar.legend')}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <Legend palette="planning" />
    </details>
  );
}
