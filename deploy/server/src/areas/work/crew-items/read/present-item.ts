import type { CrewItem } from '@callboard/contract';
import {
  actionsFrom,
  askingActions,
  bindingActions,
  crewItemGroups,
  isOneOf,
  isRemovable,
  itemTimeProblem,
  mayBeNoShow,
  plannerActions,
} from '@callboard/domain';
import type { CrewItemAction, ItemSpan, TenantRules } from '@callboard/domain';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { conflictsOfItem } from '../conflicts/item-conflicts.ts';
import { itemDetail } from './item-detail.db.ts';
import { payMissingFor } from '../item/pay-terms.db.ts';
import { clockOf, isoOrNull, presentFacts } from '../item/present-facts.ts';
import { itemViewerOf } from './visible-items.db.ts';

/** Buttons follow the clock as well: nobody but a spare is asked for what has begun, or missed before it has. */
function isTimely(
  action: CrewItemAction,
  { startsAt, endsAt, status }: ItemSpan & { status: CrewItem['status'] },
  now: Date,
  rules: TenantRules,
): boolean {
  if (startsAt === null || endsAt === null) return action !== 'noShow' && !bindingActions.includes(action);
  if (action === 'noShow') return mayBeNoShow({ startsAt, endsAt }, now, rules);
  return !askingActions.includes(action) || (status === 'spare' ? endsAt : startsAt) > now;
}

/** A position as this caller sees it. */
export async function presentItem(db: Db, caller: Caller, id: string, now: Date): Promise<CrewItem> {
  const viewer = itemViewerOf(caller);
  const row = await itemDetail(db, viewer, id);
  if (!row) throw notFound();
  const rules = await tenantRules(db);
  const own = row.personId !== null && row.personId === viewer.personId;
  const seesDetails = viewer.inside || own;
  const shown = viewer.planner && row.personId !== null && isOneOf(row.status, crewItemGroups.colliding);
  const { startDate, startTime, endTime, endDate, timeZone, standby } = row;
  const times = {
    startDate,
    startTime: clockOf(startTime),
    endTime: clockOf(endTime),
    endDate,
    timeZone,
    standby,
  };
  const actions = actionsFrom(
    {
      status: row.status,
      previous: row.previousStatus,
      hasPerson: row.personId !== null,
      startsAt: row.startsAt,
    },
    'planner',
    now,
  );
  const free = row.status === 'vacant' && row.startsAt !== null && row.startsAt > now;
  const runs = row.offerUntil === null || row.offerUntil > now;
  const waits = row.application?.state === 'applied';
  const person = namedPerson(row.namedId, row.personName);
  return {
    ...presentFacts(row, rules),
    person: person && row.kind && { ...person, kind: row.kind },
    pay: seesDetails ? { basis: row.payBasis, minor: row.payMinor, currency: row.currency } : null,
    comment: seesDetails ? row.comment : '',
    reason: seesDetails ? row.reason : '',
    changes: seesDetails && row.status === 'hasChanged' ? (row.changes ?? []) : [],
    requestedAt: seesDetails ? isoOrNull(row.requestedAt) : null,
    deadlineAt: seesDetails ? isoOrNull(row.deadlineAt) : null,
    decidedAt: seesDetails ? isoOrNull(row.decidedAt) : null,
    lateRefusal: seesDetails && row.lateRefusal,
    cancellationAskedAt: seesDetails ? isoOrNull(row.cancellationAskedAt) : null,
    doubleBooking: viewer.inside && row.doubleBooking,
    forced:
      viewer.inside && row.forcedBy !== null
        ? { by: row.forcedByName ?? '', reason: row.forcedReason }
        : null,
    applicants: viewer.inside ? row.applicants : 0,
    conflicts: shown ? await conflictsOfItem(db, { itemId: row.id, personId: row.personId ?? '' }) : [],
    timesMissing: itemTimeProblem(times) === null && (row.startsAt === null || row.endsAt === null),
    payMissing:
      shown &&
      (await payMissingFor(db, row.personId ?? '', startDate, {
        basis: row.payBasis,
        payMinor: row.payMinor,
      })),
    may: {
      edit: viewer.mayEdit && isOneOf(row.status, crewItemGroups.editable),
      assign: viewer.mayEdit && isOneOf(row.status, crewItemGroups.assignable),
      remove:
        viewer.mayEdit &&
        isRemovable({
          status: row.status,
          hasPerson: row.personId !== null,
          wasAsked: row.requestedAt !== null || row.decidedAt !== null,
          hasApplicants: row.applicants > 0,
        }),
      decideRemoval: viewer.mayEdit && row.cancellationAskedAt !== null,
      actions: viewer.mayEdit
        ? plannerActions.filter((action) => actions.includes(action) && isTimely(action, row, now, rules))
        : [],
      apply: viewer.mayApply && free && runs && row.offered && row.application === null,
      unapply: viewer.mayApply && waits,
    },
  };
}
