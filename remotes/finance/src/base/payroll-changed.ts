import { invalidate } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import { homeQuery } from '@callboard/feature';

/** What a step of a payroll or of one of its items makes old. */
export const payrollChanged = () =>
  Promise.all([
    ...[
      payrolls.payroll,
      payrolls.payrolls,
      payrolls.payrollItems,
      payrolls.payrollItem,
      payrolls.payrollActivities,
      payrolls.payrollItemActivities,
    ].map((read) => invalidate(read)),
    invalidate(homeQuery),
  ]);
