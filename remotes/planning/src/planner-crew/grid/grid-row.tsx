/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out in lines, the tags of a table are none to every screen reader */
import type { GridFigures, GridPerson, PlanningDraft } from '@callboard/contract';
import { memo } from 'react';
import type { RowOpen } from './open-cells.ts';
import { cellsByDay } from './cell-looks.ts';
import { Cell } from './grid-cells.tsx';
import type { LetterOf } from './grid-cells.tsx';
import type { GridDay } from './grid-days.ts';
import { PersonHead } from './person-head.tsx';
import styles from './planner-grid.module.css';
import type { CellText } from './use-cell-text.ts';

export type RowDrafts = ReadonlyMap<string, readonly PlanningDraft[]>;
export type RowProps = {
  person: GridPerson;
  figures: GridFigures | undefined;
  index: number;
  rowHeight: number;
  days: readonly GridDay[];
  firstColumn: number;
  lastColumn: number;
  /** The column that has the focus; −1 is the person's own, nothing where another row has it. */
  focused: number | null;
  chosen: ReadonlySet<string> | undefined;
  drafts: RowDrafts | undefined;
  /** Others who are about to change one of its cells. */
  open: RowOpen | undefined;
  wide: boolean;
  withTimes: boolean;
  textOf: CellText;
  letterOf: LetterOf;
};

/** One person. It is drawn anew only when something of this person has changed. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { person, index, rowHeight, days, focused, chosen, drafts, textOf } = props;
  const first = focused === null || focused < 0 ? props.firstColumn : Math.min(props.firstColumn, focused);
  const last = focused === null ? props.lastColumn : Math.max(props.lastColumn, focused);
  const cells = cellsByDay(person);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      className={styles.row}
      style={{ transform: `translateY(${index * rowHeight}px)` }}
    >
      <PersonHead person={person} figures={props.figures} wide={props.wide} isFocused={focused === -1} />
      {first > 0 && (
        <div role="presentation" style={{ flex: 'none', inlineSize: `calc(${first} * var(--column))` }} />
      )}
      {days.slice(first, last + 1).map((day, n) => (
        <Cell
          key={day.day}
          cell={cells.get(day.day)}
          day={day}
          column={first + n}
          label={textOf(person.name, day, cells.get(day.day), drafts?.get(day.day), props.open?.get(day.day))}
          letterOf={props.letterOf}
          withTimes={props.withTimes}
          isFocused={focused === first + n}
          isChosen={chosen?.has(day.day) ?? false}
          drafts={drafts?.get(day.day)}
          openBy={props.open?.get(day.day)}
        />
      ))}
    </div>
  );
});
