import type { PlannerGrid } from '@callboard/contract';
import { openedLater } from '@callboard/parts';
import type { ShownFilter } from './filters/use-people-filter.ts';
import { cellsByDay } from './grid/cell-looks.ts';
import type { GridDay } from './grid/grid-days.ts';
import type { ShownPeople } from './people/use-shown-people.ts';
import type { Drafts } from './plan/use-drafts.ts';
import type { Filled } from './grid-data/planner-grid.queries.ts';

const CellSheet = openedLater(async () => (await import('./cell/cell-sheet.tsx')).CellSheet);
const FiguresSheet = openedLater(async () => (await import('./figures/figures-sheet.tsx')).FiguresSheet);
const FilterSheet = openedLater(async () => (await import('./filters/filter-sheet.tsx')).FilterSheet);
const FillSheet = openedLater(async () => (await import('./fill/fill-sheet.tsx')).FillSheet);
const LegendSheet = openedLater(async () => (await import('./legend-sheet.tsx')).LegendSheet);
const DraftsSheet = openedLater(async () => (await import('./plan/drafts-sheet.tsx')).DraftsSheet);

export type Opened =
  | { readonly kind: 'cell'; readonly personId: string; readonly day: GridDay }
  | { readonly kind: 'fill'; readonly filled: Filled }
  | { readonly kind: 'figures'; readonly personId: string }
  | { readonly kind: 'filters'; readonly toSearch: boolean }
  | { readonly kind: 'legend' | 'drafts' };

type OpenedSheetProps = {
  opened: Opened;
  onOpen: (opened: Opened | null) => void;
  days: readonly GridDay[];
  shown: ShownPeople;
  filters: ShownFilter;
  drafts: Drafts;
  mayPlan: PlannerGrid['may']['plan'];
  planFirst: boolean;
};

/** The sheet over the grid. */
export function OpenedSheet({ opened, onOpen, days, shown, filters, drafts, ...planning }: OpenedSheetProps) {
  const personOf = (id: string) => shown.everybody.find((person) => person.id === id);
  const close = () => onOpen(null);
  const closing = { onClose: close, onMissing: close };
  const fill = (filled: Filled) => onOpen({ kind: 'fill', filled });
  switch (opened.kind) {
    case 'cell': {
      const person = personOf(opened.personId);
      const { day } = opened.day;
      return (
        person && (
          <CellSheet
            key={`${person.id} ${day}`}
            person={person}
            day={opened.day}
            cell={cellsByDay(person).get(day)}
            drafts={drafts.byCell.get(person.id)?.get(day)}
            openBy={drafts.openCells.get(person.id)?.get(day)}
            {...planning}
            onFill={fill}
            {...closing}
          />
        )
      );
    }
    case 'figures': {
      const person = personOf(opened.personId);
      return (
        person && (
          <FiguresSheet
            person={person}
            figures={shown.figures.get(person.id)}
            month={shown.month}
            {...closing}
          />
        )
      );
    }
    case 'filters':
      return (
        <FilterSheet people={shown.everybody} filters={filters} toSearch={opened.toSearch} {...closing} />
      );
    case 'fill':
      return (
        <FillSheet
          key={opened.filled.kind === 'day' ? 'day' : opened.filled.id}
          filled={opened.filled}
          days={days}
          drafts={drafts.items}
          onFill={fill}
          onReview={() => onOpen({ kind: 'drafts' })}
          {...closing}
        />
      );
    case 'legend':
      return <LegendSheet {...closing} />;
    case 'drafts':
      return (
        <DraftsSheet
          drafts={drafts.items}
          send={{
            label: drafts.sendLabel,
            disabled: (drafts.summary?.ready ?? 0) === 0,
            run: drafts.send,
          }}
          onDiscard={(ids) => void drafts.discard(ids)}
          {...closing}
        />
      );
  }
}
