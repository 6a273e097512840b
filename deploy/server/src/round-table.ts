import type { Round } from './jobs/rounds.ts';
import { payrollWindow } from './payrolls/payroll-window.round.ts';

/** What is looked at every minute, in this order. */
export const roundTable: readonly Round[] = [payrollWindow];
