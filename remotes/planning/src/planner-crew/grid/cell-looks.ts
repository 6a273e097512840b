import type { GridPerson } from '@callboard/contract';
import { statusPalettes } from '@callboard/ui/palette';
import type { StateOf } from '@callboard/ui/palette';

export type GridCell = GridPerson['cells'][number];
type Fill = NonNullable<GridCell['fill']>;

/** The state of the legend that a fill is drawn as. What people say of their own days is none of its eleven. */
export const legendStates = {
  absence: 'absence',
  doubleBooking: 'doubleBooking',
  cancellation: 'cancellation',
  hasChanged: 'hasChanged',
  requestPending: 'requestPending',
  confirmed: 'confirmedPosition',
  spare: 'sparePosition',
  sick: 'sickDay',
  unpaidVacation: 'unpaidVacationDay',
  vacation: 'vacationDay',
  blocked: null,
  busyElsewhere: null,
  bankHoliday: 'bankHoliday',
} as const satisfies Record<Fill, StateOf<'planner'> | null>;

/** What a fill's letter is called. */
export const letterStates = {
  ...legendStates,
  blocked: 'blockedDate',
  busyElsewhere: 'busyDate',
} as const satisfies Record<Fill, string>;

export const fillLook = (fill: Fill) => {
  const state = legendStates[fill];
  return state === null ? statusPalettes.planning.blockedDate : statusPalettes.planner[state];
};

/** The days of a person on which there is something; a person who is told anew is another one. */
const known = new WeakMap<GridPerson, ReadonlyMap<string, GridCell>>();
export function cellsByDay(person: GridPerson): ReadonlyMap<string, GridCell> {
  const found = known.get(person);
  if (found) return found;
  const cells = new Map(person.cells.map((cell) => [cell.day, cell]));
  known.set(person, cells);
  return cells;
}
