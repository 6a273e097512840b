import { crewOpsPages, financePages } from '@callboard/contract';
import { pathsOf } from '@callboard/feature';

export const paths = pathsOf(financePages);
/** The job that an item of a payroll pays for. */
export const jobPath = pathsOf({ job: crewOpsPages.job }).job;
/** The hours that an item of an invoice is made of. */
export const hoursPath = pathsOf({ hours: crewOpsPages.personHours }).hours;
