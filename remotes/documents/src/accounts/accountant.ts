import { office } from '@callboard/feature';

/** Who books on accounts and closes months: of the office, and at home in contracts and payrolls. */
export const accountant = office.with('staffContracts').with('payrolls', 'EDIT');
