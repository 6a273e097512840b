import type { PlusCrewProgress } from '@callboard/contract';
import { daysBehind } from '@callboard/domain';
import type { BonusDaySource } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow } from '@callboard/ui';
import { CalendarDays } from 'lucide-react';
import { useFigureText } from '../figures/use-figure-text.ts';
import styles from './figure-sheet.module.css';

/** The days that a sum is made of. */
export function FigureDays({ source, progress }: { source: BonusDaySource; progress: PlusCrewProgress }) {
  const t = useWords('plus-crews');
  const { date } = useFormat();
  const text = useFigureText(progress.plusCrew.currency);
  const days = daysBehind(source, progress.days, progress.on);
  const nothing = { icon: CalendarDays, title: t('figure.noDays'), text: t('figure.noDaysText') };
  return (
    <List label={t('figure.days')} state={days.length > 0 ? { kind: 'full' } : { kind: 'empty', ...nothing }}>
      {days.map(({ day, value }) => (
        <ListRow
          key={day}
          title={date(day, 'weekday')}
          meta={<span className={styles.value}>{text(source, value)}</span>}
        />
      ))}
    </List>
  );
}
