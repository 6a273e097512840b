import type { StaffContractRow, staffContracts as contract } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { listOf } from '../http/paging.ts';
import { personOf } from '../http/person-of.ts';
import { todayOfTenant } from '../settings/today.ts';
import { contractRows } from './staff-contracts.db.ts';
import type { ContractFound } from './staff-contracts.db.ts';
import { seesAll } from './whose-contracts.ts';

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
  const own = caller.roles.includes('crew') || !seesAll(caller) ? reader : null;
  const personId = seesAll(caller) ? (query.personId ?? own) : reader;
  const { rows, total } = await contractRows(db, { ...query, personId, reader });
  const today = await todayOfTenant(db, now());
  return listOf(
    rows.map((row) => presentContract(row, today)),
    total,
    query,
  );
};
