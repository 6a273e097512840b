import { crewOpsPages, financePages, projectsPages, shellPages } from '@callboard/contract';
import { path, pathsOf } from '@callboard/feature';

export const paths = pathsOf(projectsPages);

/** Pages of others that this feature leads to. */
export const pathsElsewhere = {
  home: path(shellPages.home),
  crew: path(crewOpsPages.crew),
  deliveryNote: path(crewOpsPages.deliveryNote),
  rateCrew: path(crewOpsPages.rateCrew),
  location: path(crewOpsPages.location),
  crewProfile: path(crewOpsPages.crewProfile),
  invoice: path(financePages.invoice),
  receipt: path(financePages.receipt),
};
