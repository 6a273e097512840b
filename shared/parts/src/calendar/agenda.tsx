import { useFormat, useWords } from '@callboard/i18n';
import { Button, EmptyState } from '@callboard/ui';
import { CalendarDays, History } from 'lucide-react';
import { useState } from 'react';
import { AgendaDay } from './agenda-day.tsx';
import styles from './agenda.module.css';
import type { Calendar } from './calendar-days.ts';
import type { CalendarAddress } from './use-calendar-address.ts';

/** The days of a month on which there is something, from today on; earlier ones on request. */
export function Agenda({ calendar, address }: { calendar: Calendar; address: CalendarAddress }) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const { month, today, showDay, showSheet } = address;
  const [earlierOf, setEarlierOf] = useState('');
  const days = calendar.days.filter(({ day }) => day.slice(0, 7) === month.slice(0, 7));
  const past = today.slice(0, 7) === month.slice(0, 7) ? days.filter(({ day }) => day < today) : [];
  const hidden = earlierOf === month ? [] : past;
  const shown = days.filter((one) => !hidden.includes(one));
  return (
    <>
      {hidden.length > 0 && (
        <Button kind="quiet" icon={History} onClick={() => setEarlierOf(month)}>
          {t('personal-calendar.earlier', { count: hidden.length })}
        </Button>
      )}
      {shown.length === 0 ? (
        <EmptyState
          icon={CalendarDays}
          title={t('personal-calendar.empty', { month: date(month, 'month') })}
          text={t('personal-calendar.emptyText')}
          action={
            <Button kind="secondary" onClick={() => showSheet('block')}>
              {t('personal-calendar.block.open')}
            </Button>
          }
        />
      ) : (
        <ol className={styles.days} aria-label={t('personal-calendar.views.agenda')}>
          {shown.map((one) => (
            <AgendaDay key={one.day} of={one} today={today} onOpen={() => showDay(one.day)} />
          ))}
        </ol>
      )}
    </>
  );
}
