import type { AnswerOf, planningDrafts } from '@callboard/contract';

type OpenCell = AnswerOf<typeof planningDrafts.planningDrafts>['openCells'][number];
/** By day: the names of those who have the cell open. */
export type RowOpen = ReadonlyMap<string, string>;

/** Cells in which others are about to change something, by person and day. */
export function openByCell(cells: readonly OpenCell[]): ReadonlyMap<string, RowOpen> {
  const rows = Map.groupBy(cells, ({ personId }) => personId);
  return new Map(
    [...rows].map(([personId, some]) => {
      const days = Map.groupBy(some, ({ day }) => day);
      const names = (of: readonly OpenCell[]) => of.map(({ planner }) => planner.name).join(', ');
      return [personId, new Map([...days].map(([day, of]) => [day, names(of)]))];
    }),
  );
}
