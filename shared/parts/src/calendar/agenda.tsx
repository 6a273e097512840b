import { Button } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import { AgendaDay } from './agenda-day.tsx';
import type { CalendarDay } from './calendar-day.ts';
import { isIn } from './month-days.ts';
import type { CalendarAddress } from './use-calendar-address.ts';

type AgendaProps = {
  days: readonly CalendarDay[];
  /** What stands there for a month without anything. */
  empty: ReactNode;
  address: CalendarAddress;
};

/** The days of a month on which there is something, from today on; earlier ones on request. */
export function Agenda({ days: all, empty, address }: AgendaProps) {
  const t = usePartWords();
  const { month, today, showDay } = address;
  const [earlierOf, setEarlierOf] = useState('');
  const days = all.filter(({ day }) => isIn(month, day));
  const past = isIn(month, today) ? days.filter(({ day }) => day < today) : [];
  const hidden = earlierOf === month ? [] : past;
  const shown = days.filter((one) => !hidden.includes(one));
  return (
    <>
      {hidden.length > 0 && (
        <Button kind="quiet" icon={History} onClick={() => setEarlierOf(month)}>
          {t('calendar.earlier', { count: hidden.length })}
        </Button>
      )}
      {shown.length === 0 ? (
        empty
      ) : (
        <ol className={grid.gap4} aria-label={t('calendar.views.agenda')}>
          {shown.map((one) => (
            <AgendaDay key={one.day} of={one} today={today} onOpen={() => showDay(one.day)} />
          ))}
        </ol>
      )}
    </>
  );
}
