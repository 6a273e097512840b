import type { StaffContractRow, staffContracts as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { personOf } from '#platform/http/person-of.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { contractRows } from './staff-contracts.db.ts';
import type { ContractFound } from './staff-contracts.db.ts';
import { canSeeAllContracts } from './staff-contracts.policy.ts';

const stateOf = ({ validFrom, validUntil }: ContractFound, today: string): StaffContractRow['state'] => {
  if (validFrom > today) return 'coming';
  return validUntil !== null && validUntil < today ? 'ended' : 'valid';
};

export const presentContract = (row: ContractFound, today: string): StaffContractRow => ({
  ...row,
  state: stateOf(row, today),
  signedAt: row.signedAt?.toISOString() ?? null,
});

export const staffContracts: Handler<typeof contract.staffContracts> = async (
  { query },
  { db, caller, now },
) => {
  const reader = personOf(caller);
  // Without a name the own ones; the office, which has none to show here, sees all.
  const own = caller.roles.includes('crew') || !canSeeAllContracts(caller) ? reader : null;
  const personId = canSeeAllContracts(caller) ? (query.personId ?? own) : reader;
  const { rows, total } = await contractRows(db, { ...query, personId, reader });
  const today = await todayOfTenant(db, now());
  return listOf(
    rows.map((row) => presentContract(row, today)),
    total,
    query,
  );
};
