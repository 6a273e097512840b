import type { GridPerson, PlannerGrid as Grid } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { usePlainKeys } from '@callboard/ui';
import { useState } from 'react';
import { DayList } from './day-list/day-list.tsx';
import { usePeopleFilter } from './filters/use-people-filter.ts';
import { useGridDays } from './grid/grid-days.ts';
import type { GridDay } from './grid/grid-days.ts';
import type { Room } from './grid/grid-window.ts';
import { PlannerGrid } from './grid/planner-grid.tsx';
import { NoCrew, NobodyLeft } from './nobody.tsx';
import { OpenedSheet } from './opened-sheet.tsx';
import type { Opened } from './opened-sheet.tsx';
import { ReadPage } from './people/read-page.tsx';
import { useShownPeople } from './people/use-shown-people.ts';
import { PeriodBar } from './period/period-bar.tsx';
import type { ShownPeriod } from './period/use-period.ts';
import { asksReason } from './plan/asks-reason.ts';
import { ChosenBar } from './plan/chosen-bar.tsx';
import { noneChosen, withToggled } from './grid/chosen-cells.ts';
import type { Chosen } from './grid/chosen-cells.ts';
import { DraftBar } from './plan/draft-bar.tsx';
import type { PlanEntry } from './plan/plan-entry.ts';
import { useDrafts } from './plan/use-drafts.ts';
import type { Drafts } from './plan/use-drafts.ts';
import { usePlan } from './plan/use-plan.ts';
import { Toolbar } from './toolbar.tsx';

type PlannerCrewProps = { grid: Grid; period: ShownPeriod; room: Room };

export function PlannerCrew({ grid, period, room }: PlannerCrewProps) {
  const [search, change] = useSearch();
  const filters = usePeopleFilter(period);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [chosen, setChosen] = useState(noneChosen);
  const [rows, setRows] = useState({ from: 0, until: 25 });
  const days = useGridDays(grid);
  const shown = useShownPeople(period, grid, filters.filter);
  const drafts = useDrafts();
  usePlainKeys('page', (key) => {
    if (key !== '/') return false;
    if (opened === null) setOpened({ kind: 'filters', toSearch: true });
    return true;
  });
  if (!grid.hasMembershipCrew && search['everybody'] !== 'true')
    return <NoCrew onEverybody={() => change({ everybody: 'true' })} />;
  const open = (person: GridPerson, day: GridDay | null) =>
    setOpened(day ? { kind: 'cell', personId: person.id, day } : { kind: 'figures', personId: person.id });
  const { people } = shown;
  const mayPlan = grid.may.plan;
  const planFirst = search['plan'] === 'first';
  const asList = search['view'] === 'list';
  const fillable = mayPlan ? days.find(({ isPast }) => !isPast) : undefined;
  const pages = asList ? shown.pagesOf(0, people.length) : shown.pagesOf(rows.from, rows.until);
  return (
    <>
      {pages.map((page) => (
        <ReadPage key={page} period={period} page={page} />
      ))}
      <Toolbar
        count={people.length}
        filters={filters}
        asList={asList}
        planFirst={planFirst}
        mayPlan={mayPlan}
        onFilters={() => setOpened({ kind: 'filters', toSearch: false })}
        onFill={fillable && (() => setOpened({ kind: 'fill', filled: { kind: 'day', day: fillable.day } }))}
        onLegend={() => setOpened({ kind: 'legend' })}
        onView={() => change({ view: asList ? null : 'list' })}
        onPlanFirst={() => change({ plan: planFirst ? null : 'first' })}
      />
      <PeriodBar period={period} />
      {people.length === 0 ? (
        <NobodyLeft onClear={filters.clear} everybody={grid.total} />
      ) : asList ? (
        <DayList people={shown.listed} days={days} drafts={drafts.byCell} onOpen={open} />
      ) : (
        <PlannerGrid
          room={room}
          people={people}
          figures={shown.figures}
          days={days}
          chosen={chosen}
          drafts={drafts.byCell}
          openCells={drafts.openCells}
          onOpen={open}
          onDay={({ day }) => change({ view: 'list', day })}
          onShown={(from, until) => setRows({ from, until })}
          onChoose={(person, { day }) => mayPlan && setChosen(withToggled(chosen, person.id, day))}
          onClear={() => setChosen(noneChosen)}
        />
      )}
      <PlanBar
        chosen={chosen}
        people={shown.everybody}
        drafts={drafts}
        planFirst={planFirst}
        onReview={() => setOpened({ kind: 'drafts' })}
        onClear={() => setChosen(noneChosen)}
      />
      {opened && (
        <OpenedSheet
          opened={opened}
          onOpen={setOpened}
          {...{ days, shown, filters, drafts, mayPlan, planFirst }}
        />
      )}
    </>
  );
}

type PlanBarProps = {
  chosen: Chosen;
  people: readonly GridPerson[];
  drafts: Drafts;
  planFirst: boolean;
  onReview: () => void;
  onClear: () => void;
};

/** What can be done with the chosen cells, or with what is planned. */
function PlanBar({ chosen, people, drafts, planFirst, onReview, onClear }: PlanBarProps) {
  const { summary, sendLabel, sending, send } = drafts;
  const plan = usePlan(planFirst);
  const planMany = async (entries: readonly PlanEntry[]) => {
    if ((await plan(entries))?.some(asksReason)) onReview();
  };
  if (chosen.size > 0)
    return <ChosenBar chosen={chosen} people={people} onPlan={planMany} onClear={onClear} />;
  if (!summary || summary.changes === 0) return null;
  return <DraftBar summary={summary} label={sendLabel} busy={sending} onReview={onReview} onSend={send} />;
}
