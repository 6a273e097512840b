import type { payrolls as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { exportPayrolls } from './export-payrolls.ts';
import { answerPayrollItem } from './answer-payroll-item.ts';
import { confirmPayrollItem } from './confirm-payroll-item.ts';
import { correctPayrollItem } from './correct-payroll-item.ts';
import { declinePayrollItem } from './decline-payroll-item.ts';
import { draftPayroll } from './draft-payroll.ts';
import { downloadPayroll } from './download-payroll.ts';
import { lockPayroll, payPayroll } from './move-payroll.ts';
import { payroll } from './payroll.ts';
import {
  addPayrollActivity,
  addPayrollItemActivity,
  payrollActivities,
  payrollItemActivities,
} from './payroll-activities.ts';
import { downloadPayrollDocument, payrollDocuments } from './payroll-documents.ts';
import { payrollItem, payrollItems } from './payroll-items.ts';
import { payrolls } from './payrolls.ts';
import { unpaidWork } from './unpaid-work.ts';
import { releasePayroll, releasePayrolls } from './release-payrolls.ts';
import { reopenPayrollItem } from './reopen-payroll-item.ts';
import { signPayroll } from './sign-payroll.ts';

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
