import type { PlanningDraft } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useMemo } from 'react';
import { legendStates } from './cell-looks.ts';
import type { GridCell } from './cell-looks.ts';
import type { GridDay } from './grid-days.ts';

export type CellDrafts = readonly PlanningDraft[] | undefined;
export type CellText = (
  name: string,
  day: GridDay,
  cell: GridCell | undefined,
  drafts: CellDrafts,
  openBy?: string,
) => string;
type FillText = (fill: NonNullable<GridCell['fill']>, bankHoliday?: string | null) => string;

const hours = ({ from, until }: Pick<GridCell, 'from' | 'until'>): string | null =>
  from !== null && until !== null ? `${from}–${until}` : (from ?? until);

/** The state of a cell in words. */
export function useFillText(): FillText {
  const t = useWords('planning');
  const ui = useWords('ui');
  return useMemo(
    () => (fill, bankHoliday) => {
      if (fill === 'bankHoliday' && bankHoliday) return bankHoliday;
      if (fill === 'blocked' || fill === 'busyElsewhere') return t(`planner-crew.${fill}`);
      return ui(`legend.planner.${legendStates[fill]}`);
    },
    [t, ui],
  );
}

/** "Anna Kern, Sat 24 Oct, confirmed position, 08:00–18:00, too little rest". The same as long as the language is. */
export function useCellText(): CellText {
  const t = useWords('planning');
  const fillText = useFillText();
  return useMemo(() => {
    // Most cells are empty: their words are looked up once.
    const nothing = t('planner-crew.nothing');
    return (name, day, cell, drafts, openBy) =>
      [
        name,
        day.spoken,
        cell?.fill ? fillText(cell.fill, cell.bankHoliday) : nothing,
        cell && hours(cell),
        ...(cell?.corners.map((corner) => fillText(corner)) ?? []),
        ...(cell?.reasons.map((reason) => t(`reason.${reason}`)) ?? []),
        ...(drafts?.map((draft) =>
          t('plan.inCell', { action: t(`action.${draft.action}`), name: draft.planner.name }),
        ) ?? []),
        openBy !== undefined && t('cell.openBy', { name: openBy }),
      ]
        .filter(Boolean)
        .join(', ');
  }, [t, fillText]);
}
