import type { projectCrews } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { crewAccess, addressFor } from '../../crew-access/crew-access.public.ts';
import { countedMembers, memberRows } from './crew-members.db.ts';
import { presentMember } from './present-member.ts';
import type { MemberViewer } from './present-member.ts';
import { canSeeStatus } from './project-crew-item-status.ts';

export const projectCrewItems: Handler<typeof projectCrews.projectCrewItems> = async (
  { params, query },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const access = await crewAccess(db, caller, params.id);
  const { planner, office, chief } = access;
  const all = planner || office;
  const wanted = { crewId: params.id, all, firm: !all && !chief, ...query };
  const viewer: MemberViewer = {
    personId: caller.personId,
    seesStatus: canSeeStatus(access),
    address: addressFor(ctx),
    now: now(),
    rules: await tenantRules(db),
  };
  const items = (await memberRows(db, wanted)).map((row) => ({
    ...presentMember({ ...row, personId: row.personId ?? '' }, viewer),
    personId: row.personId,
    version: row.version,
    functionId: row.functionId,
    startDate: row.startDate,
    endDate: row.endDate,
    startTime: row.startTime?.slice(0, 5) ?? null,
    endTime: row.endTime?.slice(0, 5) ?? null,
    timeZone: row.timeZone,
    standby: row.standby,
    comment: all || row.personId === caller.personId ? row.comment : '',
    mine: row.personId !== null && row.personId === caller.personId,
    applicants: all ? row.applicants : 0,
    removal:
      all && row.removalAskedAt !== null
        ? { askedAt: row.removalAskedAt.toISOString(), reason: row.reason }
        : null,
  }));
  return listOf(items, await countedMembers(db, wanted), query);
};
