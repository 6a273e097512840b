import type { crewItems } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler, Input } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { writeItem } from '../item/crew-item.db.ts';
import type { LockedItem } from '../item/locked-item.db.ts';
import { moveLocked } from '../state/move-item.ts';
import { itemChanged } from '../state/notify-move.ts';
import { notifyOffered } from './notify-offered.ts';
import { narrowed, offerLists } from './offer.db.ts';
import { offeredPeople } from './offered-people.db.ts';
import { refuseClosed } from '../item/refuse-closed.ts';
import { inNameOf, lockSeenItems } from '../item/refused-item.ts';

type Body = Input<typeof crewItems.offerPositions>['body'];

const refuse = (path: string, code: 'bad_choice' | 'in_the_past' | 'too_far_ahead'): AppError =>
  new AppError('invalid', { fields: [{ path, code }] });

/** Whom nobody knows, nobody is offered anything. */
async function refuseUnknown(
  db: Db,
  { functionIds = [], regionIds = [], plannerCrewId }: Body,
): Promise<void> {
  const lists = await offerLists(db);
  const has = (list: readonly { id: string }[], ids: readonly string[]) =>
    ids.every((id) => list.some((one) => one.id === id));
  if (!has(lists.functions, functionIds)) throw refuse('functionIds', 'bad_choice');
  if (!has(lists.regions, regionIds)) throw refuse('regionIds', 'bad_choice');
  if (plannerCrewId && !has(lists.crews, [plannerCrewId])) throw refuse('plannerCrewId', 'bad_choice');
}

function refuseTime(item: LockedItem, until: Date | null, at: Date): void {
  refuseClosed(item);
  if (item.startsAt && item.startsAt <= at) throw new AppError('too_late');
  if (until && until <= at) throw refuse('until', 'in_the_past');
  if (until && item.startsAt && until > item.startsAt) throw refuse('until', 'too_far_ahead');
}

const columnsOf = (
  item: LockedItem,
  { functionIds, regionIds = [], plannerCrewId, until, firstCome }: Body,
) => ({
  offerFunctions: narrowed(functionIds ?? [item.functionId]),
  offerRegions: narrowed(regionIds),
  offerCrewId: plannerCrewId ?? null,
  offerUntil: until ? new Date(until) : null,
  offerMode: firstCome === undefined ? null : firstCome ? ('firstCome' as const) : ('planner' as const),
  offerEndedAt: null,
});

/** What a history tells of an offer. */
const noted = ({
  offerUntil,
  offerMode,
  offerFunctions,
  offerRegions,
  offerCrewId,
}: Partial<LockedItem>) => ({
  until: offerUntil?.toISOString() ?? null,
  mode: offerMode ?? null,
  functions: offerFunctions ?? null,
  regions: offerRegions ?? null,
  crew: offerCrewId ?? null,
});

/** Offers positions, or changes how they are offered; who has applied stays an applicant. */
export const offerPositions: Handler<typeof crewItems.offerPositions> = async (
  { body },
  { db, jobs, caller, now },
) => {
  const at = now();
  const ctx = { db, jobs, at };
  const actorId = caller.personId;
  await refuseUnknown(db, body);
  const rules = await tenantRules(db);
  const until = body.until ? new Date(body.until) : null;
  const done: LockedItem[] = [];
  const items = await lockSeenItems(db, body.items);
  const ids = items.map(({ id }) => id);
  const reached = await offeredPeople(db, { itemIds: ids, actorId, now: at });
  for (const item of items)
    await inNameOf(item, async () => {
      refuseTime(item, until, at);
      const set = columnsOf(item, body);
      if (item.status !== 'vacant') {
        const besides = { before: {}, after: { offer: noted(set) } };
        done.push(
          await moveLocked(ctx, item, { action: 'offer', by: 'planner', actorId, set, besides }, rules),
        );
        return;
      }
      const after = { ...item, ...(await writeItem(db, item.id, set)) };
      await noteActivity(db, {
        personId: null,
        category: 'crewItem',
        caption: 'offer_changed',
        subject: { kind: 'crewItem', id: item.id },
        actorId,
        before: noted(item),
        after: noted(after),
        at,
      });
      await itemChanged(db, after, actorId);
      done.push(after);
    });
  await notifyOffered(ctx, ids, { actorId, reached });
  return { items: done.map(({ id, version, status }) => ({ id, version, status })) };
};
