import type { StaffContractDetail, staffContracts as contract } from '@callboard/contract';
import { addDays } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { personOf } from '#platform/http/person-of.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { contractById, contractDocuments, contractVersions } from './staff-contracts.db.ts';
import { presentContract } from './staff-contracts.ts';
import { canSeeAllContracts } from './staff-contracts.policy.ts';

async function contractSeen({ db, caller }: Ctx, contractId: string) {
  const reader = personOf(caller);
  const personId = canSeeAllContracts(caller) ? null : reader;
  const found = await contractById(db, { contractId, personId, reader });
  if (!found) throw notFound();
  return found;
}

type Version = Awaited<ReturnType<typeof contractVersions>>[number];

/** Versions, newest first, each until the day before the next. */
function termsOf(
  versions: readonly Version[],
  ends: string | null,
  today: string,
): StaffContractDetail['terms'] {
  return versions.map((one, at) => {
    const next = versions[at - 1];
    const validUntil = next ? addDays(next.validFrom, -1) : ends;
    return {
      validFrom: one.validFrom,
      validUntil,
      valid: one.validFrom <= today && (validUntil === null || today <= validUntil),
      weekdayMinutes: one.weekdayMinutes,
      monthMinutes: one.monthMinutes,
      weekMinutes: one.monthMinutes === null ? one.weekdayMinutes.reduce((a, b) => a + b, 0) : null,
      daysPerWeek: Number(one.daysPerWeek),
      vacationDays: Number(one.vacationDays),
      payMinor: one.payMinor,
      currency: one.currency,
    };
  });
}

export const staffContract: Handler<typeof contract.staffContract> = async ({ params }, ctx) => {
  const found = await contractSeen(ctx, params.id);
  const today = await todayOfTenant(ctx.db, ctx.now());
  const versions = await contractVersions(ctx.db, found.id);
  return { ...presentContract(found, today), terms: termsOf(versions, found.validUntil, today) };
};

export const staffContractDocuments: Handler<typeof contract.staffContractDocuments> = async (
  { params, query },
  ctx,
) => {
  const found = await contractSeen(ctx, params.id);
  const { rows, total } = await contractDocuments(ctx.db, {
    ...query,
    contractId: found.id,
    reader: personOf(ctx.caller),
  });
  const items = rows.map(({ createdAt, completedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  }));
  return listOf(items, total, query);
};
