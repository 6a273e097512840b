import type { Read } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { CalendarMark, CalendarView } from '@callboard/parts';
import { Button, EmptyState } from '@callboard/ui';
import { useStateName } from '@callboard/ui/palette';
import { CalendarDays } from 'lucide-react';
import type { Calendar } from './days/calendar-days.ts';
import { DayEntries } from './day-entries.tsx';
import { planningState } from './entry-mark.tsx';
import { useEntryTitle } from './use-entry-title.ts';
import type { PersonalAddress } from './use-personal-address.ts';

/** The person's days of one month: jobs, days off and blocked dates, each day in its planning colour. */
export function PersonalDays({ address, read }: { address: PersonalAddress; read: Read<Calendar> }) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const nameOf = useStateName('planning');
  const titleOf = useEntryTitle();
  return (
    <CalendarView
      address={address}
      read={read}
      daysOf={({ days }) =>
        days.map(({ day, colour, entries }) => {
          const entryTexts = entries.map((entry) => [entry.from, titleOf(entry)].filter(Boolean).join(' '));
          return {
            day,
            spoken: [nameOf(planningState(colour)), ...entryTexts],
            mark: <CalendarMark palette="planning" state={planningState(colour)} />,
            time: entries.find(({ from }) => from)?.from,
            titles: entryTexts,
            content: <DayEntries day={day} entries={entries} label={date(day, 'long')} />,
          };
        })
      }
      free={t('personal-calendar.free')}
      empty={
        <EmptyState
          icon={CalendarDays}
          title={t('personal-calendar.empty', { month: date(address.month, 'month') })}
          text={t('personal-calendar.emptyText')}
          action={
            <Button kind="secondary" onClick={() => address.showSheet('block')}>
              {t('personal-calendar.block.open')}
            </Button>
          }
        />
      }
    />
  );
}
