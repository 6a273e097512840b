import type { payrolls as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { exportPayrolls } from './read/export-payrolls.ts';
import { answerPayrollItem } from './answer/answer-payroll-item.ts';
import { confirmPayrollItem } from './answer/confirm-payroll-item.ts';
import { correctPayrollItem } from './answer/correct-payroll-item.ts';
import { declinePayrollItem } from './answer/decline-payroll-item.ts';
import { draftPayroll } from './draft/draft-payroll.ts';
import { downloadPayroll } from './paper/download-payroll.ts';
import { lockPayroll, payPayroll } from './move/move-payroll.ts';
import { payroll } from './read/payroll.ts';
import {
  addPayrollActivity,
  addPayrollItemActivity,
  payrollActivities,
  payrollItemActivities,
} from './read/payroll-activities.ts';
import { downloadPayrollDocument, payrollDocuments } from './read/payroll-documents.ts';
import { payrollItem, payrollItems } from './read/payroll-items.ts';
import { payrolls } from './read/payrolls.ts';
import { unpaidWork } from './draft/unpaid-work.ts';
import { releasePayroll, releasePayrolls } from './move/release-payrolls.ts';
import { reopenPayrollItem } from './answer/reopen-payroll-item.ts';
import { signPayroll } from './move/sign-payroll.ts';

export const payrollsRoutes: AreaRoutes<typeof contract> = {
  payrolls,
  exportPayrolls,
  payroll,
  payrollItems,
  downloadPayroll,
  payrollActivities,
  addPayrollActivity,
  signPayroll,
  draftPayroll,
  releasePayrolls,
  unpaidWork,
  releasePayroll,
  payPayroll,
  lockPayroll,
  payrollItem,
  confirmPayrollItem,
  reopenPayrollItem,
  declinePayrollItem,
  answerPayrollItem,
  correctPayrollItem,
  payrollItemActivities,
  addPayrollItemActivity,
  payrollDocuments,
  downloadPayrollDocument,
};
