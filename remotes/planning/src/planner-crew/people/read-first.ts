import { ensure, todayHere } from '@callboard/client';
import { isWide } from '@callboard/ui';
import { paths } from '../../base/paths.ts';
import { shownPeriod } from '../period/period.ts';
import { plannerGridQuery } from '../grid-data/planner-grid.queries.ts';

/** Asks for the first people of the days that an address means; nothing where it is another page's. */
export function readFirst({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void {
  if (pathname !== paths.plannerCrew.pattern) return;
  const asked = Object.fromEntries(new URLSearchParams(search));
  // The page says what went wrong.
  void ensure(plannerGridQuery(shownPeriod(asked, todayHere(), isWide()), 1)).catch(() => undefined);
}
