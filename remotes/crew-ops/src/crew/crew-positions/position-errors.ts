import { shortestItemMinutes } from '@callboard/domain';
import { fieldTextOf } from '@callboard/feature';
import type { PositionField, PositionProblem } from './position-form.ts';
import { mostRows } from './position-form.ts';

/** What is wrong, by field: what this phone sees, then what the server said. */
export const positionErrors = (
  problems: readonly PositionProblem[],
  told: Readonly<Record<string, string>>,
): Partial<Record<PositionField, string>> => ({
  ...told,
  ...Object.fromEntries(
    problems.map(({ path, code }) => {
      const min = code === 'span_too_short' ? shortestItemMinutes : 1;
      return [path, fieldTextOf({ code, params: { min, max: mostRows } })];
    }),
  ),
});
