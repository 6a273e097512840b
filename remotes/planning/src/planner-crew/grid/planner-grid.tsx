/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out in lines, the tags of a table are none to every screen reader */
import type { GridFigures, GridPerson } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useWide } from '@callboard/ui';
import { useStateLetter } from '@callboard/ui/palette';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { CSSProperties } from 'react';
import type { Chosen } from './chosen-cells.ts';
import type { RowOpen } from './open-cells.ts';
import { letterStates } from './cell-looks.ts';
import { GridHead } from './grid-head.tsx';
import type { LetterOf } from './grid-cells.tsx';
import type { GridDay } from './grid-days.ts';
import type { GridWindow, Room } from './grid-window.ts';
import { GridRow } from './grid-row.tsx';
import type { RowDrafts } from './grid-row.tsx';
import styles from './planner-grid.module.css';
import type { Slot } from '../people/use-grid-people.ts';
import { LoadingRow } from './loading-row.tsx';
import { useBoxTop } from './use-box-top.ts';
import { useCellText } from './use-cell-text.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useGridPress } from './use-grid-press.ts';
import type { Place } from './use-grid-press.ts';
import { useGridWindow } from './use-grid-window.ts';

const rowHeight = 60;
const headHeight = 52;
/** A thumb hits it. */
const leastColumn = 44;
/** What is in sight is told in steps of so many rows. */
const rowStep = 25;
const settledMs = 150;
/** From here on there is room for a time below the letter. */
const timesFrom = 60;

export type PlannerGridProps = {
  /** How much there is until it is laid out. */
  room: Room;
  /** Nobody where a page is on its way. */
  people: readonly Slot[];
  figures: ReadonlyMap<string, GridFigures>;
  days: readonly GridDay[];
  chosen: Chosen;
  drafts: ReadonlyMap<string, RowDrafts>;
  openCells: ReadonlyMap<string, RowOpen>;
  /** A day of a person, or the person. */
  onOpen: (person: GridPerson, day: GridDay | null) => void;
  onDay: (day: GridDay) => void;
  onChoose: (person: GridPerson, day: GridDay) => void;
  onClear: () => void;
  /** Which rows are there to be seen, roughly. */
  onShown: (from: number, until: number) => void;
};

/** People by days. Only what is near the window exists. */
export function PlannerGrid(props: PlannerGridProps) {
  const { room, people, days, chosen, onOpen, onDay, onChoose, onClear, onShown } = props;
  const t = useWords('planning');
  const wide = useWide();
  const headWidth = wide ? 232 : 96;
  const size = { rows: people.length, columns: days.length };
  const { box, shown, columnWidth, reveal } = useGridWindow({
    ...size,
    firstRoom: room,
    rowHeight,
    headWidth,
    headHeight,
    leastColumn,
  });
  useReportShown(shown, onShown);
  const top = useBoxTop(box);
  const at = ({ row, column }: Place) => ({ person: people[row], day: days[column] ?? null });
  const open = (place: Place) => {
    const { person, day } = at(place);
    if (person) onOpen(person, day);
    else if (place.row < 0 && day) onDay(day);
  };
  const choose = (place: Place) => {
    const { person, day } = at(place);
    if (person && day) onChoose(person, day);
  };
  const press = useGridPress({
    onTap: (place) => (chosen.size > 0 && place.column >= 0 && place.row >= 0 ? choose(place) : open(place)),
    onHold: choose,
  });
  const { place, inside, handlers } = useGridFocus({
    ...size,
    box,
    rowHeight,
    reveal,
    onEnter: open,
    onChoose: choose,
    onEscape: onClear,
  });
  return (
    <div
      ref={box}
      className={styles.box}
      style={
        {
          // A property of its own would be inherited, and every cell styled anew when it changes.
          blockSize: `calc(100dvh - ${top}px - var(--below))`,
          '--column': `${columnWidth}px`,
          '--person': `${headWidth}px`,
        } as CSSProperties
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus */}
      <div
        role="grid"
        aria-label={t('planner-crew.grid')}
        aria-rowcount={people.length + 1}
        aria-colcount={days.length + 1}
        aria-multiselectable="true"
        className={styles.grid}
        style={{
          inlineSize: `calc(var(--person) + ${days.length} * var(--column))`,
          blockSize: headHeight + people.length * rowHeight,
        }}
        {...handlers}
        {...press}
      >
        <GridHead days={days} count={people.length} focused={place.row < 0 ? place.column : null} />
        <GridBody {...props} {...{ shown, place, inside, wide }} withTimes={columnWidth >= timesFrom} />
      </div>
    </div>
  );
}

/** Reports which rows are there to be seen, roughly. */
function useReportShown({ firstRow, lastRow }: GridWindow, onShown: PlannerGridProps['onShown']): void {
  const reportShown = useEffectEvent(onShown);
  const [from, until] = [
    Math.floor(firstRow / rowStep) * rowStep,
    Math.ceil((lastRow + 1) / rowStep) * rowStep,
  ];
  useEffect(() => {
    // What is only scrolled past is not read.
    const timer = setTimeout(() => reportShown(from, until), settledMs);
    return () => clearTimeout(timer);
  }, [from, until]);
}

type GridBodyProps = Pick<
  PlannerGridProps,
  'people' | 'figures' | 'days' | 'chosen' | 'drafts' | 'openCells'
> & {
  shown: GridWindow;
  /** What is reached by Tab, and whether the focus is there. */
  place: Place;
  inside: boolean;
  wide: boolean;
  withTimes: boolean;
};

/** The rows in sight. */
function GridBody({ people, days, shown, place, inside, wide, withTimes, ...byPerson }: GridBodyProps) {
  const { figures, chosen, drafts, openCells } = byPerson;
  const textOf = useCellText();
  const letter = useStateLetter();
  const letterOf: LetterOf = useCallback((fill) => letter(letterStates[fill]), [letter]);
  const focused = inside && place.row >= 0 ? place.row : null;
  return (
    <div role="rowgroup" className={styles.body}>
      {rowsIn(shown.firstRow, shown.lastRow, focused, people.length).map((index) => {
        const person = people[index];
        return person ? (
          <GridRow
            key={person.id}
            person={person}
            figures={figures.get(person.id)}
            index={index}
            rowHeight={rowHeight}
            days={days}
            firstColumn={shown.firstColumn}
            lastColumn={shown.lastColumn}
            focused={place.row === index ? place.column : null}
            chosen={chosen.get(person.id)}
            drafts={drafts.get(person.id)}
            open={openCells.get(person.id)}
            wide={wide}
            withTimes={withTimes}
            textOf={textOf}
            letterOf={letterOf}
          />
        ) : (
          <LoadingRow key={index} index={index} rowHeight={rowHeight} days={days} shown={shown} />
        );
      })}
    </div>
  );
}

/** The row with the focus stays, or the focus would be lost while scrolling. */
function rowsIn(first: number, last: number, focused: number | null, count: number): number[] {
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
  if (focused === null || focused >= count) return rows;
  if (focused < first) return [focused, ...rows];
  return focused > last ? [...rows, focused] : rows;
}
