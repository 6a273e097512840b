import { receiptDateProblem } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';

/** Why a form does not take this day; one that is missing is a problem of its own. */
export function dateProblems(date: string, today: string, rules: TenantRules) {
  const code = date ? receiptDateProblem(date, today, rules) : null;
  return code ? [{ path: 'date' as const, code }] : [];
}
