import { useQuery } from '@callboard/client';
import type { GridPerson, PlannerGrid as Grid } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { openedLater } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { usePlainKeys } from '@callboard/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { planner } from '@callboard/feature';
import { DayList } from './day-list/day-list.tsx';
import { filterPeople } from './filters/filter-people.ts';
import { usePeopleFilter } from './filters/use-people-filter.ts';
import { cellsByDay } from './grid/cell-looks.ts';
import { useGridDays } from './grid/grid-days.ts';
import type { GridDay } from './grid/grid-days.ts';
import type { Room } from './grid/grid-window.ts';
import { PlannerGrid } from './grid/planner-grid.tsx';
import { NoCrew, NobodyLeft } from './nobody.tsx';
import { PeriodBar } from './period/period-bar.tsx';
import type { ShownPeriod } from './period/use-period.ts';
import { ChosenBar } from './plan/chosen-bar.tsx';
import { noneChosen, withToggled } from './plan/chosen-cells.ts';
import { DraftBar } from './plan/draft-bar.tsx';
import { draftsByCell } from './plan/drafts-by-cell.ts';
import { openByCell } from './plan/open-cells.ts';
import { asksReason } from './plan/asks-reason.ts';
import type { PlanEntry } from './plan/plan-entry.ts';
import { useDrafts } from './plan/use-drafts.ts';
import { usePlan } from './plan/use-plan.ts';
import { useGridPeople } from './people/use-grid-people.ts';
import { ReadPage } from './people/read-page.tsx';
import { draftsQuery, gridFiltersQuery } from './planner-grid.queries.ts';
import type { Filled } from './planner-grid.queries.ts';
import { Toolbar } from './toolbar.tsx';

const CellSheet = openedLater(async () => (await import('./cell/cell-sheet.tsx')).CellSheet);
const FiguresSheet = openedLater(async () => (await import('./figures/figures-sheet.tsx')).FiguresSheet);
const FilterSheet = openedLater(async () => (await import('./filters/filter-sheet.tsx')).FilterSheet);
const FillSheet = openedLater(async () => (await import('./fill/fill-sheet.tsx')).FillSheet);
const LegendSheet = openedLater(async () => (await import('./legend-sheet.tsx')).LegendSheet);
const DraftsSheet = openedLater(async () => (await import('./plan/drafts-sheet.tsx')).DraftsSheet);

type Opened =
  | { readonly kind: 'cell'; readonly personId: string; readonly day: GridDay }
  | { readonly kind: 'fill'; readonly filled: Filled }
  | { readonly kind: 'figures'; readonly personId: string }
  | { readonly kind: 'filters'; readonly toSearch: boolean }
  | { readonly kind: 'legend' | 'drafts' };

const drafter = planner.with('crews');

type PlannerCrewProps = { grid: Grid; period: ShownPeriod; room: Room };

export function PlannerCrew({ grid, period, room }: PlannerCrewProps) {
  const [search, change] = useSearch();
  const { filter, ...filters } = usePeopleFilter();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [chosen, setChosen] = useState(noneChosen);
  const [rows, setRows] = useState({ from: 0, until: 25 });
  const days = useGridDays(grid);
  const { slots, pageOf, figures, month } = useGridPeople(period, grid);
  const everybody = useMemo(() => slots.filter((one) => one !== null), [slots]);
  const picked = useMemo(() => {
    const left = filterPeople(everybody, filter);
    return left === everybody ? slots : left;
  }, [everybody, slots, filter]);
  const people = useDeferredValue(picked);
  const listed = useMemo(() => people.filter((one) => one !== null), [people]);
  const { data: options } = useQuery(gridFiltersQuery(period));
  const mayDraft = useMay(drafter);
  const { data: drafts } = useQuery({ ...draftsQuery, enabled: mayDraft });
  const byCell = useMemo(() => draftsByCell(drafts?.items ?? []), [drafts]);
  const openCells = useMemo(() => openByCell(drafts?.openCells ?? []), [drafts?.openCells]);
  const planFirst = search['plan'] === 'first';
  const plan = usePlan(planFirst);
  const planMany = async (entries: readonly PlanEntry[]) => {
    if ((await plan(entries))?.some(asksReason)) review();
  };
  const { sending, send, discard, sendLabel } = useDrafts(drafts);
  const close = () => setOpened(null);
  const review = () => setOpened({ kind: 'drafts' });
  usePlainKeys('page', (key) => {
    if (key !== '/') return false;
    if (opened === null) setOpened({ kind: 'filters', toSearch: true });
    return true;
  });
  if (!grid.hasMembershipCrew && search['everybody'] !== 'true')
    return <NoCrew onEverybody={() => change({ everybody: 'true' })} />;
  const open = (person: GridPerson, day: GridDay | null) =>
    setOpened(day ? { kind: 'cell', personId: person.id, day } : { kind: 'figures', personId: person.id });
  const personOf = (id: string) => everybody.find((person) => person.id === id);
  const shown = opened && 'personId' in opened ? personOf(opened.personId) : undefined;
  const asList = search['view'] === 'list';
  const fill = (filled: Filled) => setOpened({ kind: 'fill', filled });
  const fillable = grid.may.plan ? days.find(({ isPast }) => !isPast) : undefined;
  const pageAt = (n: number) => {
    const person = people[n];
    return (person && pageOf.get(person.id)) ?? Math.floor(n / grid.limit) + 1;
  };
  const { from, until } = asList ? { from: 0, until: people.length } : rows;
  const inSight = new Set(people.slice(from, until).map((_, n) => pageAt(from + n)));
  return (
    <>
      {[...inSight].map((page) => (
        <ReadPage key={page} period={period} page={page} />
      ))}
      <Toolbar
        count={people.length}
        filter={filter}
        filters={filters}
        options={options}
        asList={asList}
        planFirst={planFirst}
        mayPlan={grid.may.plan}
        onFilters={() => setOpened({ kind: 'filters', toSearch: false })}
        onFill={fillable && (() => fill({ kind: 'day', day: fillable.day }))}
        onLegend={() => setOpened({ kind: 'legend' })}
        onView={() => change({ view: asList ? null : 'list' })}
        onPlanFirst={() => change({ plan: planFirst ? null : 'first' })}
      />
      <PeriodBar period={period} />
      {people.length === 0 ? (
        <NobodyLeft onClear={filters.clear} everybody={grid.total} />
      ) : asList ? (
        <DayList people={listed} days={days} drafts={byCell} onOpen={open} />
      ) : (
        <PlannerGrid
          room={room}
          people={people}
          figures={figures}
          days={days}
          chosen={chosen}
          drafts={byCell}
          openCells={openCells}
          onOpen={open}
          onDay={({ day }) => change({ view: 'list', day })}
          onShown={(from, until) => setRows({ from, until })}
          onChoose={(person, { day }) => grid.may.plan && setChosen(withToggled(chosen, person.id, day))}
          onClear={() => setChosen(noneChosen)}
        />
      )}
      {chosen.size > 0 ? (
        <ChosenBar
          chosen={chosen}
          people={everybody}
          onPlan={planMany}
          onClear={() => setChosen(noneChosen)}
        />
      ) : (
        drafts &&
        drafts.summary.changes > 0 && (
          <DraftBar
            summary={drafts.summary}
            label={sendLabel}
            busy={sending}
            onReview={review}
            onSend={send}
          />
        )
      )}
      {opened?.kind === 'cell' && shown && (
        <CellSheet
          key={`${shown.id} ${opened.day.day}`}
          person={shown}
          day={opened.day}
          cell={cellsByDay(shown).get(opened.day.day)}
          drafts={byCell.get(shown.id)?.get(opened.day.day)}
          openBy={openCells.get(shown.id)?.get(opened.day.day)}
          mayPlan={grid.may.plan}
          planFirst={planFirst}
          onFill={fill}
          onClose={close}
          onMissing={close}
        />
      )}
      {opened?.kind === 'figures' && shown && (
        <FiguresSheet
          person={shown}
          figures={figures.get(shown.id)}
          month={month}
          onClose={close}
          onMissing={close}
        />
      )}
      {opened?.kind === 'filters' && (
        <FilterSheet
          people={everybody}
          options={options}
          filter={filter}
          filters={filters}
          toSearch={opened.toSearch}
          onClose={close}
          onMissing={close}
        />
      )}
      {opened?.kind === 'fill' && (
        <FillSheet
          key={opened.filled.kind === 'day' ? 'day' : opened.filled.id}
          filled={opened.filled}
          days={days}
          drafts={drafts?.items ?? []}
          onFill={fill}
          onReview={review}
          onClose={close}
          onMissing={close}
        />
      )}
      {opened?.kind === 'legend' && <LegendSheet onClose={close} onMissing={close} />}
      {opened?.kind === 'drafts' && (
        <DraftsSheet
          drafts={drafts?.items ?? []}
          send={{ label: sendLabel, disabled: (drafts?.summary.ready ?? 0) === 0, run: send }}
          onDiscard={(ids) => void discard(ids)}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  );
}
