import type { crewOpsPages, documentsPages, financePages } from './page-paths.ts';

type PagesElsewhere = Pick<typeof crewOpsPages, 'publicProfile'> &
  Pick<typeof documentsPages, 'documentList' | 'contracts' | 'trainings'> &
  Pick<typeof financePages, 'payrolls'>;

/**
 * Where the own profile leads. They have a file of their own because only that page needs them: what it takes from
 * the pages of all features the first screen would carry.
 */
export const profileWays = {
  publicProfile: '/public-profile/{personId}',
  documentList: '/documents',
  payrolls: '/payrolls',
  contracts: '/contracts',
  trainings: '/trainings',
} as const satisfies PagesElsewhere & Readonly<Record<string, string>>;
