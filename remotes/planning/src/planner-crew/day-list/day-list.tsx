import type { GridPerson } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { CalendarMark } from '@callboard/parts';
import { Chip, ChipRow, ListRow, VirtualList } from '@callboard/ui';
import { StateMark } from '@callboard/ui/palette';
import { legendStates } from '../grid/cell-looks.ts';
import type { GridDay } from '../grid/grid-days.ts';
import type { RowDrafts } from '../grid/grid-row.tsx';
import { useFillText } from '../grid/use-cell-text.ts';
import { useMemo } from 'react';
import { sortForDay } from './sort-for-day.ts';

type DayListProps = {
  people: readonly GridPerson[];
  days: readonly GridDay[];
  drafts: ReadonlyMap<string, RowDrafts>;
  onOpen: (person: GridPerson, day: GridDay) => void;
};

/** One day, person by person: who has something first. */
export function DayList({ people, days, drafts, onOpen }: DayListProps) {
  const t = useWords('planning');
  const fillText = useFillText();
  const [search, change] = useSearch();
  const today = days.find(({ isToday }) => isToday);
  const shown = days.find(({ day }) => day === search['day']) ?? today ?? days[0];
  const sorted = useMemo(() => (shown ? sortForDay(people, shown.day) : []), [people, shown]);
  if (!shown) return null;
  return (
    <>
      <ChipRow label={t('planner-crew.days')}>
        {days.map(({ day, spoken }) => (
          <Chip key={day} label={spoken} selected={day === shown.day} onClick={() => change({ day })} />
        ))}
      </ChipRow>
      <VirtualList
        label={t('planner-crew.onDay', { day: shown.spoken })}
        state={{ kind: 'full' }}
        items={sorted}
        keyOf={({ id }) => id}
        estimate={64}
        row={(person) => {
          const cell = person.cells.find((one) => one.day === shown.day);
          const state = cell?.fill ? legendStates[cell.fill] : null;
          const planned = drafts.get(person.id)?.get(shown.day)?.[0];
          const hours = cell?.from && cell.until ? `${cell.from}–${cell.until}` : null;
          return (
            <ListRow
              leading={
                state ? (
                  <StateMark palette="planner" state={state} border={cell?.border} />
                ) : cell?.fill ? (
                  <CalendarMark palette="planning" state="blockedDate" />
                ) : (
                  <span style={{ inlineSize: '2rem' }} />
                )
              }
              title={person.name}
              subtitle={[
                cell?.fill ? fillText(cell.fill, cell.bankHoliday) : t('planner-crew.nothing'),
                ...(cell?.reasons.map((reason) => t(`reason.${reason}`)) ?? []),
                planned &&
                  t('plan.inCell', { action: t(`action.${planned.action}`), name: planned.planner.name }),
              ]
                .filter(Boolean)
                .join(' · ')}
              meta={hours}
              onClick={() => onOpen(person, shown)}
            />
          );
        }}
      />
    </>
  );
}
