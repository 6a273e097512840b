import type { plannerGrid as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { figureLines } from './figure-lines.ts';
import { gridFilters } from './grid-filters.ts';
import { plannerCell } from './planner-cell.ts';
import { plannerFigures } from './planner-figures.ts';
import { plannerGrid } from './planner-grid.ts';

export const plannerGridRoutes: AreaRoutes<typeof contract> = {
  plannerGrid,
  gridFilters,
  plannerFigures,
  figureLines,
  plannerCell,
};
