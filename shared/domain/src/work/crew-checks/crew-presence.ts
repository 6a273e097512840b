import { isLate, preCallMissingFrom, preCallOpensAt } from './check-window.ts';
import type { CheckRules } from './check-window.ts';
import { crewItemGroups } from '../crew-items/crew-item-groups.ts';
import { isOneOf } from '../../states/is-one-of.ts';
import type { CrewItemState } from '../crew-items/crew-item-states.ts';

/** What somebody of a crew is, in one word: every screen, count and paper that shows a crew says this one. */

/** On the day, from the first sign of life to the end. */
const onSitePresences = [
  'expected',
  'preCalled',
  'noPreCall',
  'late',
  'neverCame',
  'absent',
  'noShow',
  'in',
  'break',
  'toBeChecked',
  'out',
] as const;
/** Nothing is known beyond the booking. */
const bookingPresences = [
  'draft',
  'vacant',
  'requested',
  'spareRequested',
  'spare',
  'confirmed',
  'hasChanged',
  'refused',
  'expired',
  'notNeeded',
  'cancelled',
] as const satisfies CrewItemState[];
export const presences = [...bookingPresences, ...onSitePresences] as const;
export type Presence = (typeof presences)[number];

/** What can be said of a person on the day, and of which presences. */
export const presenceGroups = {
  /** On site, what is wrong first, then as a day goes: the order of counts and dots. */
  ofTheDay: [
    'absent',
    'noShow',
    'neverCame',
    'late',
    'noPreCall',
    'toBeChecked',
    'hasChanged',
    'confirmed',
    'expected',
    'preCalled',
    'in',
    'break',
    'out',
  ],
  /** Booked, and nobody has heard of the person on the day. */
  unheard: ['confirmed', 'hasChanged', 'expected'],
} as const satisfies Record<string, readonly Presence[]>;

export type PresenceFacts = {
  readonly status: CrewItemState;
  readonly checkState: 'expected' | 'in' | 'out' | 'toBeChecked' | 'signedOff' | null;
  readonly onBreak: boolean;
  readonly preCalled: boolean;
  /** Reported ill or given leave for the day. */
  readonly absent: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
};
export type PresenceRules = Pick<CheckRules, 'preCallLeadHours' | 'preCallMissingHours' | 'lateAfterMinutes'>;

/** By what was checked; some who look at a crew know of the check only what the booking says of it. */
function checkedPresence({ checkState, status, onBreak }: PresenceFacts): Presence | null {
  if (checkState === 'toBeChecked') return 'toBeChecked';
  if (checkState === 'out' || checkState === 'signedOff') return 'out';
  if (checkState === 'in') return onBreak ? 'break' : 'in';
  if (status === 'working') return 'in';
  return status === 'done' || status === 'cleared' ? 'out' : null;
}

/** Booked and not there: still to come, missed, or not to come at all. */
function awaitedPresence(facts: PresenceFacts, now: Date, rules: PresenceRules): Presence {
  const { status, startsAt, endsAt, absent } = facts;
  if (status === 'noShow') return 'noShow';
  if (absent) return 'absent';
  const preCalled = facts.preCalled || status === 'ready';
  if (!startsAt || !endsAt) return preCalled ? 'preCalled' : (status as 'confirmed' | 'hasChanged');
  if (now >= endsAt) return 'neverCame';
  if (isLate({ startsAt }, now, rules)) return 'late';
  if (preCalled) return 'preCalled';
  if (now >= preCallMissingFrom({ startsAt }, rules)) return 'noPreCall';
  if (status === 'hasChanged') return 'hasChanged';
  return now >= preCallOpensAt(startsAt, rules) ? 'expected' : 'confirmed';
}

/** What a person of a crew is at a moment, from the booking, the check, an absence and the time. */
export function presenceOf(facts: PresenceFacts, now: Date, rules: PresenceRules): Presence {
  const checked = checkedPresence(facts);
  if (checked) return checked;
  return isOneOf(facts.status, crewItemGroups.checkIn)
    ? awaitedPresence(facts, now, rules)
    : (facts.status as (typeof bookingPresences)[number]);
}

/** Has checked in, whatever came after. */
export const cameToWork = (presence: Presence): boolean =>
  presence === 'in' || presence === 'break' || presence === 'toBeChecked' || presence === 'out';

/** What has to happen before the hours of somebody can be signed off; nothing where they are settled. */
export type HoursNeed = 'checkOut' | 'noShow' | 'wait';

export function hoursNeed(presence: Presence): HoursNeed | null {
  switch (presence) {
    case 'in':
    case 'break':
      return 'checkOut';
    case 'late':
    case 'neverCame':
      return 'noShow';
    case 'confirmed':
    case 'hasChanged':
    case 'expected':
    case 'preCalled':
    case 'noPreCall':
      return 'wait';
    default:
      return null;
  }
}

/** A line that nobody can sign for: neither hours that were approved nor a reason why there are none. */
export const lacksHours = (line: {
  readonly approvedMinutes: number | null;
  readonly presence: Presence;
}): boolean => line.approvedMinutes === null && line.presence !== 'noShow' && line.presence !== 'absent';
