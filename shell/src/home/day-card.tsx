import { Sun } from 'lucide-react';
import { useWords } from '@callboard/i18n';
import styles from './home.module.css';

/** Today, in the place of what is going on now when nothing is. */
export function DayCard({ date }: { date: string }) {
  const t = useWords('shell');
  return (
    <section className={styles.day}>
      <div>
        <p className={styles.date}>{date}</p>
        <p className={styles.calm}>{t('home.calm')}</p>
      </div>
      <Sun size={40} strokeWidth={1.5} aria-hidden />
    </section>
  );
}
