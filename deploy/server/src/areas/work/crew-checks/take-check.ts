import { checkInStates, checkMoment, effectiveTime, isInside, isoAt, metresBetween } from '@callboard/domain';
import type { Effective, TenantRules } from '@callboard/domain';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import type { Ctx } from '../../../platform/http/handler.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import { crewAccess } from '../crew-access/crew-access.public.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { checkRows } from './check-rows.db.ts';
import type { CheckRow } from './check-rows.db.ts';
import { lockItem } from './check.db.ts';
import type { CheckEvent, LockedItem } from './check.db.ts';
import { standing } from './on-site-state.ts';
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

/** One step of one position, with everything that is recorded of it. */
export async function takeCheck(ctx: Ctx, itemId: string, step: Step, tap: Tap, way?: Way): Promise<void> {
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
  if (!row || !item.startsAt || !item.endsAt)
    throw new AppError('wrong_state', { params: { state: item.status } });
  if (alreadyDone(row, step)) return;

  const chosen: Way = way ?? (own && tap.at === undefined ? 'own' : 'list');
  if (chosen === 'list' && !access.leads) throw notFound();
  const time = inOrder(whenOf(tap, chosen, row, now()), step, row);
  const source = sourceOf(chosen, access.chief, time);
  const reasonWanted = source === 'planner' || tap.at !== undefined;
  if (reasonWanted && !tap.reason) throw needed('reason');
  const marks = judgeMoment(row, step, time.at, { rules, others: chosen === 'list', reason: tap.reason });
  const place = chosen === 'own' && step !== 'preCall' ? judgePlace(item, tap) : placeOf(item, tap);

  const actor = own ? 'person' : access.chief ? 'chief' : 'planner';
  if (isProposed(row)) await reopenClosed(ctx, row, { actor, actorId });
  await writeCheck(ctx, {
    row,
    step,
    actor,
    marks,
    event: {
      kind: step,
      at: time.at,
      device_at: tap.deviceAt ? new Date(tap.deviceAt) : null,
      received_at: now(),
      skew_seconds: time.skewSeconds,
      source,
      by_person: actorId,
      ...place,
      reason: [tap.anyway, tap.reason].filter(Boolean).join(' · '),
      app_build: tap.appBuild ?? '',
    },
  });
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
  if (step === 'in' && !checkInStates.includes(row.status)) throw wrong();
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
  'latitude' | 'longitude' | 'accuracy_m' | 'distance_m' | 'inside' | 'no_position_reason'
>;

function placeOf({ latitude, longitude, radiusM }: LockedItem, tap: Tap): Place {
  const { position } = tap;
  if (!position) return { no_position_reason: tap.noPositionReason ?? '' };
  const recorded = {
    latitude: position.latitude,
    longitude: position.longitude,
    accuracy_m: position.accuracyM,
    no_position_reason: '',
  };
  if (latitude === null || longitude === null || radiusM === null) return recorded;
  const metres = metresBetween({ latitude, longitude }, position);
  const inside = isInside({ metres, accuracyM: position.accuracyM }, radiusM);
  return { ...recorded, distance_m: Math.round(metres), inside };
}

/** "You are 1.4 km from Messe Wien, Gate 3. Check in anyway?" · "No position. Choose a reason." */
function judgePlace(item: LockedItem, tap: Tap): Place {
  if (!tap.position && !tap.noPositionReason) throw needed('noPositionReason');
  const place = placeOf(item, tap);
  if (place.inside === false && !tap.anyway) {
    const params = {
      metres: Number(place.distance_m),
      radius: Number(item.radiusM),
      location: item.locationName ?? '',
    };
    throw new AppError('outside_radius', { params });
  }
  return place;
}
