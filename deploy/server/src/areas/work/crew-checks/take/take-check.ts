import {
  checkMoment,
  crewItemGroups,
  effectiveTime,
  isInside,
  isoAt,
  isOneOf,
  metresBetween,
} from '@callboard/domain';
import type { Effective, TenantRules } from '@callboard/domain';
import type { CrewCheck } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
import { lockItem } from '../../crew-items/crew-items.public.ts';
import type { LockedItem } from '../../crew-items/crew-items.public.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { viewerWith } from '../read/answer-check.ts';
import { checkRows } from '../read/check-rows.db.ts';
import type { CheckRow } from '../read/check-rows.db.ts';
import type { CheckEvent } from '../read/check.db.ts';
import { standing } from '../read/on-site-state.ts';
import { presentCheck } from '../read/present-check.ts';
import { isProposed, reopenClosed } from './reopen-closed.ts';
import { moveOfStep, writeCheck } from './write-check.ts';

export type Step = 'preCall' | 'in' | 'out';
export type Tap = {
  readonly deviceAt?: string | undefined;
  readonly clockOffsetMs?: number | undefined;
  readonly offline?: boolean | undefined;
  readonly appBuild?: string | undefined;
  /** Set by who does it for others. */
  readonly at?: string | undefined;
  readonly reason?: string | undefined;
  readonly position?: { latitude: number; longitude: number; accuracyM: number } | undefined;
  readonly noPositionReason?: string | undefined;
  readonly anyway?: string | undefined;
};
/** How somebody came to tap: on the own screen, on a list of others, by the code of the crew. */
type Way = 'own' | 'list' | 'code';
type Source = CheckEvent['source'];

const needed = (path: string) => new AppError('invalid', { fields: [{ path, code: 'required' }] });

/** One step of one position, with everything that is recorded of it, and how the check stands afterwards. */
export async function takeCheck(
  ctx: Ctx,
  itemId: string,
  step: Step,
  tap: Tap,
  way?: Way,
): Promise<CrewCheck> {
  const { db, caller, now } = ctx;
  const actorId = personOf(caller);
  const item = await lockItem(db, itemId);
  if (!item) throw notFound();
  const access = await crewAccess(db, caller, item.crewId);
  const own = item.personId === actorId;
  if (!own && !access.leads) throw notFound();
  // Signed-off hours are locked, and nobody works in a crew that was called off.
  const { signedOffAt, cancelledAt } = access.crew;
  if (signedOffAt || cancelledAt)
    throw new AppError('wrong_state', { params: { state: signedOffAt ? 'signedOff' : 'cancelled' } });
  const rules = await tenantRules(db);
  const [row] = await checkRows(db, { itemId });
  if (!row) throw new AppError('wrong_state', { params: { state: item.status } });
  // Who was missing and comes all the same leads the own crew again.
  const leads = access.leads || (own && row.crewChief);
  const answer = (after: CheckRow) =>
    presentCheck(after, viewerWith(ctx, { leads, office: access.office }, rules));
  if (alreadyDone(row, step)) return answer(row);

  const chosen: Way = way ?? (own && tap.at === undefined ? 'own' : 'list');
  if (chosen === 'list' && !access.leads) throw notFound();
  const time = inOrder(whenOf(tap, chosen, row, now()), step, row);
  const source = sourceOf(chosen, access.chief, time);
  const reasonWanted = source === 'planner' || tap.at !== undefined;
  if (reasonWanted && !tap.reason) throw needed('reason');
  const marks = judgeMoment(row, step, time.at, { rules, others: chosen === 'list', reason: tap.reason });
  const place = chosen === 'own' && step !== 'preCall' ? judgePlace(row, tap) : placeOf(row, tap);

  const actor = own ? 'person' : access.chief ? 'chief' : 'planner';
  const held = isProposed(row)
    ? await reopened(ctx, { item, row, rules }, { actor, actorId })
    : { item, row, rules };
  const after = await writeCheck(ctx, {
    ...held,
    step,
    actor,
    marks,
    event: {
      kind: step,
      at: time.at,
      deviceAt: tap.deviceAt ? new Date(tap.deviceAt) : null,
      receivedAt: now(),
      skewSeconds: time.skewSeconds,
      source,
      byPerson: actorId,
      ...place,
      reason: [tap.anyway, tap.reason].filter(Boolean).join(' · '),
      appBuild: tap.appBuild ?? '',
    },
  });
  return answer(after);
}

/** The check without the end that the server had proposed. */
async function reopened(
  ctx: Ctx,
  held: { item: LockedItem; row: CheckRow; rules: TenantRules },
  by: Parameters<typeof reopenClosed>[2],
) {
  const item = await reopenClosed(ctx, held, by);
  const [row] = await checkRows(ctx.db, { itemId: item.id });
  return { ...held, item, row: row ?? held.row };
}

/** Saying it again changes nothing; where somebody may believe a second time, they are told what stands. */
function alreadyDone(row: CheckRow, step: Step): boolean {
  if (step === 'out' && isProposed(row)) return false;
  const first = standing(row, step);
  if (first && step === 'preCall') return true;
  if (first) {
    const params = { at: isoAt(new Date(first.at), row.timeZone), by: first.by ?? '', step };
    throw new AppError('already_checked_in', { params });
  }
  const wrong = () => new AppError('wrong_state', { params: { state: row.status } });
  if (step === 'out' && row.checkState !== 'in') throw wrong();
  if (step === 'preCall' && row.status !== 'confirmed') {
    if (row.status === 'ready') return true;
    throw wrong();
  }
  if (step === 'in' && !isOneOf(row.status, crewItemGroups.checkIn)) throw wrong();
  return false;
}

function whenOf(tap: Tap, way: Way, row: CheckRow, receivedAt: Date): Effective {
  if (tap.at === undefined) {
    return effectiveTime({
      deviceAt: tap.deviceAt ? new Date(tap.deviceAt) : null,
      clockOffsetMs: tap.clockOffsetMs ?? null,
      offline: tap.offline ?? false,
      receivedAt,
    });
  }
  const at = new Date(tap.at);
  const refused = (code: 'in_the_future' | 'end_before_start') =>
    new AppError('invalid', { fields: [{ path: 'at', code }] });
  if (at > receivedAt) throw refused('in_the_future');
  if (way === 'list' && row.checkedFrom && at < row.checkedFrom) throw refused('end_before_start');
  return { at, skewSeconds: null, skewed: false, offline: false };
}

/** Nobody leaves before coming or in a break that is over: a phone that says so has lost its clock, and the order is kept. */
function inOrder(time: Effective, step: Step, { checkedFrom, breaks }: CheckRow): Effective {
  if (step !== 'out' || !checkedFrom || !time.offline) return time;
  const known = breaks.map(({ from, until }) => Date.parse(until ?? from));
  const earliest = Math.max(checkedFrom.getTime(), ...known);
  const behindMs = earliest - time.at.getTime();
  if (behindMs <= 0) return time;
  const skewSeconds = (time.skewSeconds ?? 0) - Math.round(behindMs / 1000);
  return { ...time, at: new Date(earliest), skewSeconds };
}

function sourceOf(way: Way, chief: boolean, { offline }: Effective): Source {
  if (way === 'code') return 'qr';
  if (way === 'list') return chief ? 'chief' : 'planner';
  return offline ? 'offline' : 'self';
}

type Judged = { late: boolean; early: boolean };

function judgeMoment(
  row: CheckRow,
  step: Step,
  at: Date,
  { rules, others, reason }: { rules: TenantRules; others: boolean; reason: string | undefined },
): Judged {
  const moment = checkMoment(moveOfStep[step], row, at, rules);
  if (moment.when === 'too_early') {
    const params = { step, opensAt: isoAt(moment.opensAt, row.timeZone), minutes: moment.minutes };
    throw new AppError('too_early', { params });
  }
  if (moment.when === 'too_late') {
    const params = { step, closesAt: isoAt(moment.closesAt, row.timeZone) };
    if (!others) throw new AppError('too_late', { params });
    if (!reason) throw needed('reason');
  }
  if (step === 'out' && row.checkedFrom && at < row.checkedFrom) {
    throw new AppError('invalid', { fields: [{ path: 'deviceAt', code: 'end_before_start' }] });
  }
  if (moment.early && !reason) throw needed('reason');
  return { late: moment.late, early: moment.early };
}

type Place = Pick<
  CheckEvent,
  'latitude' | 'longitude' | 'accuracyM' | 'distanceM' | 'inside' | 'noPositionReason'
>;

function placeOf({ site }: CheckRow, tap: Tap): Place {
  const { position } = tap;
  if (!position) return { noPositionReason: tap.noPositionReason ?? '' };
  const recorded = {
    latitude: position.latitude,
    longitude: position.longitude,
    accuracyM: position.accuracyM,
    noPositionReason: '',
  };
  const { latitude = null, longitude = null } = site ?? {};
  if (!site || latitude === null || longitude === null) return recorded;
  const metres = metresBetween({ latitude, longitude }, position);
  const inside = isInside({ metres, accuracyM: position.accuracyM }, site.radiusM);
  return { ...recorded, distanceM: Math.round(metres), inside };
}

/** "You are 1.4 km from Messe Wien, Gate 3. Check in anyway?" · "No position. Choose a reason." */
function judgePlace(row: CheckRow, tap: Tap): Place {
  if (!tap.position && !tap.noPositionReason) throw needed('noPositionReason');
  const place = placeOf(row, tap);
  if (place.inside === false && !tap.anyway) {
    const params = {
      metres: Number(place.distanceM),
      radius: Number(row.site?.radiusM),
      location: row.site?.name ?? '',
    };
    throw new AppError('outside_radius', { params });
  }
  return place;
}
