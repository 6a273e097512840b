import { useQuery } from '@callboard/client';
import { plannerFiguresQuery, plannerGridQuery } from '../grid-data/planner-grid.queries.ts';
import type { Period } from '../grid-data/planner-grid.queries.ts';

type ReadPageProps = { period: Period; page: number };

/** A page in sight: what becomes old of it is read again. Draws nothing. */
export function ReadPage({ period, page }: ReadPageProps) {
  const { data } = useQuery(plannerGridQuery(period, page));
  useQuery({ ...plannerFiguresQuery(period, page), enabled: data !== undefined });
  return null;
}
