import type { crewItems } from '@callboard/contract';
import {
  answerDeadline,
  conflictsOf,
  crewItemGroups,
  isOneOf,
  itemSpan,
  materialDifferences,
  positionFacts,
} from '@callboard/domain';
import type { ItemTimes, TenantRules } from '@callboard/domain';
import type { Updateable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Input } from '#platform/http/handler.ts';
import { changeLocked } from './change-items.ts';
import { wantedAsTyped } from '../conflicts/conflict-facts.db.ts';
import { refuseTimes } from './create-items.ts';
import { functionCaption, payCurrency } from '../item/crew-item.db.ts';
import { lockPerson } from '../item/locked-item.db.ts';
import type { LockedItem } from '../item/locked-item.db.ts';
import { wrongState } from '../state/move-item.ts';
import type { MoveCtx } from '../state/notify-move.ts';
import { askedBy, peopleFacts } from '../conflicts/people-facts.db.ts';
import { clockOf } from '../item/present-facts.ts';
import { forcedColumns } from '../state/put-person.ts';
import { refuseClosed } from '../item/refuse-closed.ts';

type Columns = Updateable<Tables['crewItem']>;
type Times = ItemTimes & { functionId: string };
type Intent = { force: boolean; reason: string; actorId: string | null };
export type Edit = Omit<Input<typeof crewItems.editCrewItem>['body'], 'force' | 'reason'>;

export const standing = (item: LockedItem): Times => ({
  startDate: item.startDate,
  startTime: clockOf(item.startTime),
  endTime: clockOf(item.endTime),
  endDate: item.endDate,
  standby: item.standby,
  timeZone: item.timeZone,
  functionId: item.functionId,
});

/** What stands, with what was sent over it. An end day belongs to its times: other ones bring their own. */
function edited(item: LockedItem, edit: Edit): Times {
  const stands = standing(item);
  const { startDate, startTime, endTime, endDate, standby, functionId } = edit;
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
  intent: Intent,
  rules: TenantRules,
): Promise<Columns> {
  if (item.personId === null || !isOneOf(item.status, crewItemGroups.colliding)) return {};
  await lockPerson(db, item.personId);
  const typed = await wantedAsTyped(db, { crewId: item.crewId, ...times });
  if (!typed) return {};
  const wanted = { ...typed, itemId: item.id, timeZone: item.timeZone };
  const person = (await peopleFacts(db, [item.personId], askedBy([wanted]))).get(item.personId);
  if (!person) return {};
  return forcedColumns(conflictsOf(wanted, person, rules), intent);
}

/** Who has been asked or has said yes needs to know when. */
function refuseUntimed({ status }: LockedItem, { startsAt, endsAt }: ReturnType<typeof itemSpan>): void {
  if ((startsAt && endsAt) || isOneOf(status, crewItemGroups.unasked)) return;
  throw new AppError('invalid', {
    fields: [{ path: startsAt ? 'endTime' : 'startTime', code: 'required' }],
  });
}

async function captionAfter(db: Db, item: LockedItem, functionId: string): Promise<string> {
  if (functionId === item.functionId) return item.functionCaption;
  const caption = await functionCaption(db, functionId);
  if (caption === undefined)
    throw new AppError('invalid', { fields: [{ path: 'functionId', code: 'bad_choice' }] });
  return caption;
}

type Column = 'comment' | 'crewChief' | 'standby' | 'payMinor';
/** What needs no new answer; the history names it as it was and as it is. */
const plainColumns: readonly Column[] = ['comment', 'crewChief', 'standby', 'payMinor'];

/** Changes what a locked position is; the version has been looked at. */
export async function editLocked(
  ctx: MoveCtx,
  item: LockedItem,
  edit: Edit,
  intent: Intent,
  rules: TenantRules,
): Promise<LockedItem> {
  const { db, at } = ctx;
  if (!isOneOf(item.status, crewItemGroups.editable)) throw wrongState(item);
  refuseClosed(item);
  const before = standing(item);
  const after = edited(item, edit);
  refuseTimes(after);
  const { startsAt, endsAt } = itemSpan(after);
  refuseUntimed(item, { startsAt, endsAt });
  const caption = await captionAfter(db, item, after.functionId);
  const { payBasis = item.payBasis, payMinor = item.payMinor, comment = item.comment } = edit;
  const differences = materialDifferences(
    positionFacts(before, { functionCaption: item.functionCaption, payBasis: item.payBasis }),
    positionFacts(after, { functionCaption: caption, payBasis }),
  );
  const elsewhere = differences.some(({ field }) => field !== 'payBasis');
  const plain = {
    comment,
    crewChief: edit.crewChief ?? item.crewChief,
    standby: after.standby ?? false,
    payMinor,
  };
  const set: Columns = {
    startDate: after.startDate,
    startTime: after.startTime,
    endTime: after.endTime,
    endDate: after.endDate ?? null,
    startsAt,
    endsAt,
    functionId: after.functionId,
    payBasis,
    currency: item.currency ?? (payMinor === null ? null : await payCurrency(db, item.crewId)),
    ...plain,
    ...(elsewhere ? await checkForcedConflicts(db, item, after, intent, rules) : {}),
  };
  // Who is still asked has the full time again from a new start on.
  if (item.deadlineAt && startsAt && startsAt.getTime() !== item.startsAt?.getTime())
    set.deadlineAt = answerDeadline(item.requestedAt ?? at, startsAt, rules);
  const also = plainColumns.filter((column) => plain[column] !== item[column]);
  const change = {
    differences,
    set,
    actorId: intent.actorId,
    reason: intent.reason,
    forced: intent.force,
    alwaysNotify: also.length > 0,
    ...(also.length > 0 && {
      besides: {
        before: Object.fromEntries(also.map((column) => [column, item[column]])),
        after: Object.fromEntries(also.map((column) => [column, plain[column]])),
      },
    }),
  };
  const changed = await changeLocked(ctx, item, change, rules);
  return { ...changed, functionCaption: caption };
}
