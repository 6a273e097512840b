import { Moon, Sun } from 'lucide-react';
import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import styles from './home.module.css';
import type { PartOfDay } from './part-of-day.ts';

/** Today, in the place of what is going on now when nothing is. */
export function DayCard({ date, part }: { date: string; part: PartOfDay }) {
  const t = useWords('shell');
  const online = useOnline();
  const Sky = part === 'evening' ? Moon : Sun;
  return (
    <section className={styles.day}>
      <div>
        <p className={styles.date}>{date}</p>
        {/* Without network nobody knows. */}
        {online && <p className={styles.calm}>{t('home.calm')}</p>}
      </div>
      <Sky size={40} strokeWidth={1.5} aria-hidden />
    </section>
  );
}
