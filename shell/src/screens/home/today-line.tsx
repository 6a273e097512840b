import { useSyncExternalStore } from 'react';
import { Check } from 'lucide-react';
import { todayHere } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { onTodayKept, todayKept } from '../../runtime/ahead/today-kept.ts';
import styles from './home.module.css';

/** Says that the day's work opens without network. Its place is kept, so that nothing moves when it comes. */
export function TodayLine() {
  const t = useWords('shell');
  const kept = useSyncExternalStore(onTodayKept, todayKept);
  const isNow = kept?.readOn === todayHere();
  return (
    <p className={styles.kept} data-not-remembered>
      {isNow && (
        <>
          <Check size={16} aria-hidden />
          {t(`home.${kept.what}-kept`)}
        </>
      )}
    </p>
  );
}
