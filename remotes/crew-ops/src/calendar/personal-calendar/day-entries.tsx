import { todayHere, useQuery, useWaiting } from '@callboard/client';
import { List } from '@callboard/ui';
import { AbsenceRow } from './absence/absence-row.tsx';
import { BlockRow } from './block/block-row.tsx';
import type { CalendarEntry } from './days/calendar-days.ts';
import { EntryRow } from './entry-row.tsx';
import { absencesQuery, blocksQuery } from './days/personal-calendar.queries.ts';
import { isBlock } from './block/use-block-date.ts';
import { WaitingBlockRow } from './block/waiting-block-row.tsx';

type DayEntriesProps = { day: string; entries: readonly CalendarEntry[]; label: string };

/** What stands on a day; what can be changed carries its way to do so. */
export function DayEntries({ day, entries, label }: DayEntriesProps) {
  const { data: blocks } = useQuery(blocksQuery);
  const { data: absences } = useQuery(absencesQuery(todayHere()));
  const waiting = useWaiting(isBlock);
  return (
    <List label={label} state={{ kind: 'full' }}>
      {entries.map((entry) => {
        const block = blocks?.items.find(({ id }) => entry.kind === 'block' && id === entry.id);
        const absence = absences?.items.find(({ id }) => entry.kind === 'absence' && id === entry.id);
        const waits = waiting.find(({ key }) => key === entry.id);
        if (waits) return <WaitingBlockRow key={entry.id} waiting={waits} />;
        if (block) return <BlockRow key={entry.id} block={block} />;
        if (absence) return <AbsenceRow key={entry.id} absence={absence} />;
        return <EntryRow key={entry.id} day={day} entry={entry} />;
      })}
    </List>
  );
}
