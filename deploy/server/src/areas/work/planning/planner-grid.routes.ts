import type { plannerGrid as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { figureLines } from './grid/figure-lines.ts';
import { gridFilters } from './grid/grid-filters.ts';
import { plannerCell } from './grid/planner-cell.ts';
import { plannerFigures } from './grid/planner-figures.ts';
import { plannerGrid } from './grid/planner-grid.ts';

export const plannerGridRoutes: AreaRoutes<typeof contract> = {
  plannerGrid,
  gridFilters,
  plannerFigures,
  figureLines,
  plannerCell,
};
