import { Moon, Sun } from 'lucide-react';
import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import styles from './home.module.css';
import type { PartOfDay } from './part-of-day.ts';

type Props = { readonly date: string; readonly part: PartOfDay; readonly calm: boolean };

/** Today, in the place of what is going on now when nothing is. */
export function DayCard({ date, part, calm }: Props) {
  const t = useWords('shell');
  const online = useOnline();
  const Sky = part === 'evening' ? Moon : Sun;
  return (
    <section className={styles.day}>
      <div>
        <p className={styles.date}>{date}</p>
        {/* Without network nobody knows. */}
        {calm && online && <p className={styles.calm}>{t('home.calm')}</p>}
      </div>
      <Sky size={40} strokeWidth={1.5} aria-hidden />
    </section>
  );
}
