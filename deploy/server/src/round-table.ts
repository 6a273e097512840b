import { documentsRound } from './documents/documents-round.ts';
import { formsRound } from './forms/forms.round.ts';
import type { Round } from './jobs/rounds.ts';
import { payrollWindow } from './payrolls/payroll-window.round.ts';
import { securityChecksRound } from './security-checks/security-checks.round.ts';

/** What is looked at every minute, in this order. */
export const roundTable: readonly Round[] = [documentsRound, formsRound, securityChecksRound, payrollWindow];
