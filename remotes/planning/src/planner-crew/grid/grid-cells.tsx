/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out in lines, the tags of a table are none to every screen reader */
import type { PlanningDraft } from '@callboard/contract';
import type { GridCell } from './cell-looks.ts';
import { classes } from './classes.ts';
import { UserPen } from 'lucide-react';
import { stateColours } from '@callboard/ui/palette';
import type { StateLook } from '@callboard/ui/palette';
import { fillLook } from './cell-looks.ts';
import type { GridDay } from './grid-days.ts';
import styles from './planner-grid.module.css';

const kept = new Map<StateLook, ReturnType<typeof stateColours>>();
function coloursOf(look: StateLook) {
  const colours = kept.get(look) ?? stateColours(look);
  kept.set(look, colours);
  return colours;
}

export type LetterOf = (fill: NonNullable<GridCell['fill']>) => string;

type CellProps = {
  cell: GridCell | undefined;
  day: GridDay;
  column: number;
  label: string;
  letterOf: LetterOf;
  withTimes: boolean;
  isFocused: boolean;
  isChosen: boolean;
  drafts: readonly PlanningDraft[] | undefined;
  openBy: string | undefined;
};

/** A person on a day. A bank holiday tints the ground and is no tile. */
export function Cell({ cell, day, column, label, letterOf, withTimes, ...state }: CellProps) {
  const fill = cell?.fill && cell.fill !== 'bankHoliday' ? cell.fill : null;
  const look = fill && fillLook(fill);
  const { drafts } = state;
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={label}
      aria-selected={state.isChosen}
      tabIndex={state.isFocused ? 0 : -1}
      data-column={column}
      className={classes(
        styles.cell,
        (day.isFree || cell?.bankHoliday) && styles.free,
        day.isToday && styles.today,
        state.openBy !== undefined && styles.openBy,
      )}
    >
      {cell && fill && look && (
        <span
          className={classes(
            styles.tile,
            cell.border !== 'none' && styles[cell.border],
            cell.corners.length > 0 && styles.more,
          )}
          style={coloursOf(look)}
        >
          {letterOf(fill)}
          {withTimes && cell.from !== null && <small>{cell.from}</small>}
        </span>
      )}
      {state.openBy !== undefined && !drafts && <UserPen className={styles.pen} size={14} />}
      {drafts && (
        <span className={classes(styles.draft, drafts.some(({ mine }) => mine) && styles.mine)}>
          {draftSign(drafts, letterOf)}
        </span>
      )}
    </div>
  );
}

const fillAfter = {
  request: 'requestPending',
  requestSpare: 'spare',
  book: 'confirmed',
  confirm: 'confirmed',
  activate: 'requestPending',
  reactivate: 'requestPending',
  noShow: 'absence',
} as const satisfies Partial<Record<PlanningDraft['action'], GridCell['fill']>>;

/** What the cell would become; a stroke where nobody has the position any more. */
function draftSign(drafts: readonly PlanningDraft[], letterOf: LetterOf): string {
  const action = drafts[0]?.action ?? 'offer';
  const fill = action in fillAfter ? fillAfter[action as keyof typeof fillAfter] : null;
  return fill ? letterOf(fill) : '–';
}
