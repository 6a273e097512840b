import type { Read } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { AsOf, Chip, ChipRow, Faces, IconButton, Button } from '@callboard/ui';
import { CalendarDays, ChevronLeft, ChevronRight, List } from 'lucide-react';
import { monthOf } from '@callboard/domain';
import { Agenda } from './agenda.tsx';
import { monthAfter, monthBefore } from './calendar-days.ts';
import type { Calendar } from './calendar-days.ts';
import { MonthGrid } from './month-grid.tsx';
import styles from './personal-calendar.module.css';
import { AgendaSkeleton } from './agenda-skeleton.tsx';
import type { CalendarAddress } from './use-calendar-address.ts';

type CalendarViewProps = { address: CalendarAddress; read: Read<Calendar> };

const views = [
  { id: 'agenda', icon: List },
  { id: 'month', icon: CalendarDays },
] as const;

/** One month, as a list of days or as a grid. */
export function CalendarView({ address, read }: CalendarViewProps) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const { month, today, view, showMonth, showView } = address;
  const failed = read.kind === 'failed' || read.kind === 'missing';
  return (
    <>
      <div className={styles.head}>
        <div className={styles.turn}>
          <IconButton
            label={t('personal-calendar.before')}
            icon={ChevronLeft}
            onClick={() => showMonth(monthBefore(month))}
          />
          <h2 className={styles.month} aria-live="polite">
            {date(month, 'month')}
          </h2>
          <IconButton
            label={t('personal-calendar.after')}
            icon={ChevronRight}
            onClick={() => showMonth(monthAfter(month))}
          />
        </div>
        {month !== monthOf(today) && (
          <Button kind="quiet" onClick={() => showMonth(today)}>
            {t('personal-calendar.today')}
          </Button>
        )}
        <ChipRow label={t('personal-calendar.view')}>
          {views.map(({ id, icon }) => (
            <Chip
              key={id}
              icon={icon}
              label={t(`personal-calendar.views.${id}`)}
              selected={view === id}
              onClick={() => showView(id)}
            />
          ))}
        </ChipRow>
      </div>
      {failed && (
        <Faces read={read} loading={null}>
          {() => null}
        </Faces>
      )}
      {read.kind === 'there' && read.asOf !== null && <AsOf at={read.asOf} />}
      {view === 'month' && !failed && (
        <MonthGrid calendar={read.kind === 'there' ? read.data : null} address={address} />
      )}
      {view === 'agenda' && read.kind === 'loading' && <AgendaSkeleton />}
      {view === 'agenda' && read.kind === 'there' && <Agenda calendar={read.data} address={address} />}
    </>
  );
}
