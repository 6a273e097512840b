import { daysBetween } from '../../time/day.ts';

/** More positions than this are not laid in one go. */
export const mostNewPositions = 500;

type Laid = { readonly startDate: string; readonly endDate: string | null };

/** How many positions come of these rows, laid on each day of a crew. */
export const newPositionCount = (
  { startDate, endDate }: Laid,
  positions: readonly { readonly rows: number }[],
): number =>
  (daysBetween(startDate, endDate ?? startDate) + 1) * positions.reduce((sum, { rows }) => sum + rows, 0);
