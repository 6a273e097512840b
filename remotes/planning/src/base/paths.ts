import {
  crewOpsPages,
  documentsPages,
  financePages,
  planningPages,
  projectsPages,
} from '@callboard/contract';
import { path, pathsOf } from '@callboard/feature';

export const paths = pathsOf(planningPages);

/** Pages of others that this feature leads to. */
export const pathsElsewhere = {
  approvals: path(documentsPages.approvals),
  crew: path(crewOpsPages.crew),
  crewProfile: path(crewOpsPages.crewProfile),
  document: path(documentsPages.document),
  project: path(projectsPages.project),
  payroll: path(financePages.payroll),
  payrollItem: path(financePages.payrollItem),
  receipt: path(financePages.receipt),
  invoice: path(financePages.invoice),
};
