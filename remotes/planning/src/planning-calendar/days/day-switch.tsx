import { useFormat, useWords } from '@callboard/i18n';
import { Button, Chip, ChipRow, IconButton } from '@callboard/ui';
import { CalendarDays, ChevronLeft, ChevronRight, Columns3 } from 'lucide-react';
import styles from '../planning-calendar.module.css';
import type { PlanningAddress } from '../address/use-planning-address.ts';

const views = [
  { id: 'week', icon: Columns3 },
  { id: 'month', icon: CalendarDays },
] as const;

/** Which days are shown, and the way to others. */
export function DaySwitch({ address }: { address: PlanningAddress }) {
  const t = useWords('planning');
  const { date } = useFormat();
  const { view, day, span, turn } = address;
  const shown = {
    day: date(day, 'weekday'),
    week: `${date(span.from, 'short')} – ${date(span.to, 'medium')}`,
    month: date(address.address.month, 'month'),
  }[view];
  return (
    <div className={styles.head}>
      <div className={styles.turn}>
        <IconButton
          label={t(`planning-calendar.before.${view}`)}
          icon={ChevronLeft}
          onClick={() => turn('before')}
        />
        <h2 className={styles.shown} aria-live="polite">
          {shown}
        </h2>
        <IconButton
          label={t(`planning-calendar.after.${view}`)}
          icon={ChevronRight}
          onClick={() => turn('after')}
        />
      </div>
      {!address.isNow && (
        <Button kind="quiet" onClick={address.toToday}>
          {t('period.today')}
        </Button>
      )}
      {view !== 'day' && (
        <ChipRow label={t('planning-calendar.view')}>
          {views.map(({ id, icon }) => (
            <Chip
              key={id}
              icon={icon}
              label={t(`planning-calendar.views.${id}`)}
              selected={view === id}
              onClick={() => address.showView(id)}
            />
          ))}
        </ChipRow>
      )}
    </div>
  );
}
