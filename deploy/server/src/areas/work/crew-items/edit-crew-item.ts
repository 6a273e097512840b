import type { crewItems } from '@callboard/contract';
import {
  answerDeadline,
  conflictsOf,
  editableStates,
  itemSpan,
  materialDifferences,
  unaskedStates,
} from '@callboard/domain';
import type { ItemTimes, TenantRules } from '@callboard/domain';
import type { Updateable } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import { requireVersion } from '../../../platform/http/handler.ts';
import type { Handler, Input } from '../../../platform/http/handler.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { changeLocked } from './change-items.ts';
import { wantedAsTyped } from './conflict-facts.db.ts';
import { refuseTimes } from './create-items.ts';
import { functionCaption, payCurrency } from './crew-item.db.ts';
import { lockItem, lockPerson } from './locked-item.db.ts';
import type { LockedItem } from './locked-item.db.ts';
import { wrongState } from './move-item.ts';
import { askedBy, peopleFacts } from './people-facts.db.ts';
import { clockOf } from './present-facts.ts';
import { presentItem } from './present-item.ts';
import { forcedColumns } from './put-person.ts';

type Body = Input<typeof crewItems.editCrewItem>['body'];
type Times = ItemTimes & { functionId: string };

const standing = (item: LockedItem): Times => ({
  startDate: item.start_date,
  startTime: clockOf(item.start_time),
  endTime: clockOf(item.end_time),
  endDate: item.end_date,
  standby: item.standby,
  timeZone: item.time_zone,
  functionId: item.function_id,
});

/** What stands, with what was sent over it. An end day belongs to its times: other ones bring their own. */
function edited(item: LockedItem, body: Body): Times {
  const stands = standing(item);
  const { startDate, startTime, endTime, endDate, standby, functionId } = body;
  const moved = startDate !== undefined || startTime !== undefined || endTime !== undefined;
  return {
    ...stands,
    startDate: startDate ?? stands.startDate,
    startTime: startTime === undefined ? stands.startTime : startTime,
    endTime: endTime === undefined ? stands.endTime : endTime,
    endDate: endDate === undefined ? (moved ? null : (stands.endDate ?? null)) : endDate,
    standby: standby ?? stands.standby ?? false,
    functionId: functionId ?? stands.functionId,
  };
}

async function checkForcedConflicts(
  db: Db,
  item: LockedItem,
  times: Times,
  wish: { force: boolean; reason: string; actorId: string | null },
  rules: TenantRules,
): Promise<Updateable<Tables['crew_item']>> {
  if (item.person_id === null) return {};
  await lockPerson(db, item.person_id);
  const typed = await wantedAsTyped(db, { crewId: item.crew_id, ...times });
  if (!typed) return {};
  const wanted = { ...typed, itemId: item.id, timeZone: item.time_zone };
  const person = (await peopleFacts(db, [item.person_id], askedBy([wanted]))).get(item.person_id);
  if (!person) return {};
  return forcedColumns(conflictsOf(wanted, person, rules), wish);
}

export const editCrewItem: Handler<typeof crewItems.editCrewItem> = async (
  { params, body, request },
  { db, jobs, caller, now },
) => {
  const at = now();
  const actorId = caller.personId;
  const item = await lockItem(db, params.id);
  if (!item) throw notFound();
  requireVersion(request, item.version, { id: item.id, version: item.version, status: item.status });
  if (!editableStates.includes(item.status)) throw wrongState(item);
  const rules = await tenantRules(db);
  const before = standing(item);
  const after = edited(item, body);
  refuseTimes(after);
  const { startsAt, endsAt } = itemSpan(after);
  if ((!startsAt || !endsAt) && !unaskedStates.includes(item.status))
    throw new AppError('invalid', {
      fields: [{ path: startsAt ? 'endTime' : 'startTime', code: 'required' }],
    });
  const caption =
    after.functionId === before.functionId
      ? item.functionCaption
      : await functionCaption(db, after.functionId);
  if (caption === undefined)
    throw new AppError('invalid', { fields: [{ path: 'functionId', code: 'bad_choice' }] });
  const { payBasis = item.pay_basis, payMinor = item.pay_minor, comment = item.comment } = body;
  const facts = ({ startDate, startTime, endTime, endDate = null }: Times, name: string, basis: string) => ({
    startDate,
    startTime,
    endTime,
    endDate,
    function: name,
    payBasis: basis,
  });
  const differences = materialDifferences(
    facts(before, item.functionCaption, item.pay_basis),
    facts(after, caption, payBasis),
  );
  const elsewhere = differences.some(({ field }) => field !== 'payBasis');
  const wish = { force: body.force ?? false, reason: body.reason ?? '', actorId };
  const set: Updateable<Tables['crew_item']> = {
    start_date: after.startDate,
    start_time: after.startTime,
    end_time: after.endTime,
    end_date: after.endDate ?? null,
    starts_at: startsAt,
    ends_at: endsAt,
    function_id: after.functionId,
    standby: after.standby ?? false,
    crew_chief: body.crewChief ?? item.crew_chief,
    pay_basis: payBasis,
    pay_minor: payMinor,
    currency: item.currency ?? (payMinor === null ? null : await payCurrency(db, item.crew_id)),
    comment,
    ...(elsewhere ? await checkForcedConflicts(db, item, after, wish, rules) : {}),
  };
  // Who is still asked has the full time again from a new start on.
  if (item.deadline_at && startsAt && startsAt.getTime() !== item.starts_at?.getTime())
    set.deadline_at = answerDeadline(item.requested_at ?? at, startsAt, rules);
  const alwaysNotify = comment !== item.comment || set.crew_chief !== item.crew_chief;
  const change = { differences, set, actorId, reason: wish.reason, forced: wish.force, alwaysNotify };
  await changeLocked({ db, jobs, at }, item, change, rules);
  return presentItem(db, caller, item.id, at);
};
