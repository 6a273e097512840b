import { Legend } from '@callboard/ui/palette';
import { ChevronDown } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import { calendarSigns } from './calendar-mark.tsx';
import styles from './calendar-view.module.css';

/** What the colours and signs mean. */
export function CalendarLegend({ palette, open }: { palette: 'planning' | 'project'; open: boolean }) {
  const t = usePartWords();
  return (
    <details className={styles.legend} open={open}>
      <summary>
        {t('calendar.legend')}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <Legend palette={palette} signs={calendarSigns[palette]} />
    </details>
  );
}
