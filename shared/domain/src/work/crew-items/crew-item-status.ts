import { crewItemGroups } from './crew-item-groups.ts';
import { isOneOf } from '../../states/is-one-of.ts';
import type { CrewItemState } from './crew-item-states.ts';

/** Every move between the states of a position, as data. */

/** `person` is who has the position; `server` is the clock, or what follows from another thing. */
export type CrewItemActor = 'person' | 'chief' | 'planner' | 'server';

type Move = {
  readonly steps: Partial<Record<CrewItemState, CrewItemState | 'previous'>>;
  readonly by: readonly CrewItemActor[];
  readonly reason?: true;
  /** Nobody can be asked without a person and times. */
  readonly needsPerson?: true;
  /** What the person is told, where somebody else did it. */
  readonly notifiesPerson?: string;
  /** What the planner of the project is told, where somebody else did it. */
  readonly notifiesPlanner?: string;
};

const to = <From extends CrewItemState, To extends CrewItemState | 'previous'>(
  states: readonly From[],
  target: To,
): Partial<Record<CrewItemState, To>> => Object.fromEntries(states.map((state) => [state, target]));

const beforeStart: readonly CrewItemState[] = [...crewItemGroups.unasked, ...crewItemGroups.ahead];
const requestable: readonly CrewItemState[] = ['draft', ...crewItemGroups.lapsed];

export const crewItemMoves = {
  request: {
    steps: to(requestable, 'requested'),
    by: ['planner'],
    needsPerson: true,
    notifiesPerson: 'jobRequested',
  },
  requestSpare: {
    steps: to(requestable, 'spareRequested'),
    by: ['planner'],
    needsPerson: true,
    notifiesPerson: 'jobRequested',
  },
  offer: { steps: to(requestable, 'vacant'), by: ['planner'] },
  /** By the server when its time is over and nobody has applied. */
  withdrawOffer: { steps: { vacant: 'draft' }, by: ['planner', 'server'] },
  accept: {
    steps: to(crewItemGroups.wanted, 'confirmed'),
    by: ['planner', 'server'],
    needsPerson: true,
    notifiesPerson: 'vacancyAccepted',
  },
  /** The planner books without asking: what was agreed by telephone. */
  book: {
    steps: to(requestable, 'confirmed'),
    by: ['planner'],
    needsPerson: true,
    notifiesPerson: 'jobConfirmed',
  },
  confirm: {
    steps: { requested: 'confirmed', hasChanged: 'confirmed', spareRequested: 'spare' },
    by: ['person', 'planner'],
    notifiesPerson: 'jobConfirmed',
    notifiesPlanner: 'jobConfirmed',
  },
  refuse: {
    steps: to(crewItemGroups.toAnswer, 'refused'),
    by: ['person', 'planner'],
    reason: true,
    notifiesPlanner: 'jobRefused',
  },
  /** Takes a person off who has promised and cannot come. */
  release: {
    steps: to(crewItemGroups.promised, 'refused'),
    by: ['planner'],
    reason: true,
    notifiesPerson: 'jobCancelled',
  },
  undoAnswer: { steps: to(crewItemGroups.answered, 'previous'), by: ['person'] },
  expire: {
    steps: to(crewItemGroups.requested, 'expired'),
    by: ['server'],
    notifiesPerson: 'jobExpired',
    notifiesPlanner: 'jobExpired',
  },
  change: {
    steps: to(crewItemGroups.expected, 'hasChanged'),
    by: ['planner'],
    notifiesPerson: 'jobChanged',
  },
  /** A change that leads back to what was confirmed needs no new answer. */
  unchange: { steps: { hasChanged: 'confirmed' }, by: ['planner'], notifiesPerson: 'jobChanged' },
  activate: {
    steps: { spare: 'requested', draft: 'requested' },
    by: ['planner'],
    needsPerson: true,
    notifiesPerson: 'spareActivated',
  },
  notNeeded: {
    steps: to(beforeStart, 'notNeeded'),
    by: ['planner'],
    reason: true,
    notifiesPerson: 'jobNotNeeded',
  },
  /** Where it leads is `reactivatedTo`. */
  reactivate: {
    steps: { ...to(crewItemGroups.calledOff, 'previous'), noShow: 'confirmed' },
    by: ['planner'],
    notifiesPerson: 'jobReactivated',
  },
  noShow: {
    steps: to(crewItemGroups.expected, 'noShow'),
    by: ['planner', 'chief'],
    notifiesPerson: 'noShow',
    notifiesPlanner: 'noShowHint',
  },
  preCall: { steps: { confirmed: 'ready' }, by: ['person', 'chief', 'planner'] },
  undoPreCall: { steps: { ready: 'confirmed' }, by: ['person', 'chief', 'planner'] },
  /** Who comes although counted as a no-show is late, not absent. */
  checkIn: {
    steps: to(crewItemGroups.checkIn, 'working'),
    by: ['person', 'chief', 'planner', 'server'],
  },
  undoCheckIn: { steps: { working: 'previous' }, by: ['person', 'chief', 'planner'] },
  checkOut: { steps: { working: 'done' }, by: ['person', 'chief', 'planner', 'server'] },
  undoCheckOut: { steps: { done: 'working' }, by: ['person', 'chief', 'planner'] },
  clear: { steps: { done: 'cleared' }, by: ['chief', 'planner', 'server'] },
  reopen: { steps: { cleared: 'done' }, by: ['planner'], reason: true },
  /** Sick or absent on the day: nothing that is held against the person. */
  absent: {
    steps: to([...crewItemGroups.requested, ...crewItemGroups.promised], 'refused'),
    by: ['person', 'planner', 'server'],
    reason: true,
    notifiesPlanner: 'sickReported',
  },
  /** The project or the crew is called off. */
  cancel: {
    steps: to([...beforeStart, 'expired'], 'cancelled'),
    by: ['planner', 'server'],
    notifiesPerson: 'jobCancelled',
  },
} as const satisfies Record<string, Move>;

export type CrewItemAction = keyof typeof crewItemMoves;
export const crewItemActions = Object.keys(crewItemMoves) as CrewItemAction[];

type MovedItem = {
  readonly status: CrewItemState;
  readonly previous: CrewItemState | null;
  readonly hasPerson: boolean;
  readonly startsAt: Date | null;
};

/** Back to being asked while it can still be answered; else to what it was. */
function reactivatedTo({ previous, hasPerson, startsAt }: MovedItem, now: Date): CrewItemState {
  if (!hasPerson) return previous === 'vacant' ? 'vacant' : 'draft';
  if (previous === 'draft' || !startsAt) return 'draft';
  if (startsAt > now)
    return previous === 'spare' || previous === 'spareRequested' ? 'spareRequested' : 'requested';
  return previous ?? 'confirmed';
}

/** Where a move leads from here, or nothing where it cannot be made. */
export function crewItemAfter(action: CrewItemAction, item: MovedItem, now: Date): CrewItemState | null {
  const move: Move = crewItemMoves[action];
  const target = move.steps[item.status];
  if (!target) return null;
  if (move.needsPerson && !item.hasPerson) return null;
  if (target !== 'previous') return target;
  return action === 'reactivate' ? reactivatedTo(item, now) : item.previous;
}

export const mayMove = (action: CrewItemAction, by: CrewItemActor): boolean =>
  (crewItemMoves[action] as Move).by.includes(by);

/** What could be done from here, for buttons. */
export const actionsFrom = (item: MovedItem, by: CrewItemActor, now: Date): CrewItemAction[] =>
  crewItemActions.filter((action) => mayMove(action, by) && crewItemAfter(action, item, now) !== null);

type UnaskedItem = {
  readonly status: CrewItemState;
  readonly hasPerson: boolean;
  readonly wasAsked: boolean;
  readonly hasApplicants: boolean;
};

/** Nobody has it, was asked for it or wants it: it can go without a trace. Any other position is called off. */
export const isRemovable = ({ status, hasPerson, wasAsked, hasApplicants }: UnaskedItem): boolean =>
  isOneOf(status, crewItemGroups.unasked) && !hasPerson && !wasAsked && !hasApplicants;

const hourMs = 3_600_000;
type DeadlineRules = { readonly confirmBeforeStartHours: number; readonly confirmWithinHours: number };

/** Until when a request can be answered. One at short notice leaves half of the time that is left. */
export function answerDeadline(requestedAt: Date, startsAt: Date, rules: DeadlineRules): Date {
  const asked = requestedAt.getTime();
  const latest = Math.min(
    startsAt.getTime() - rules.confirmBeforeStartHours * hourMs,
    asked + rules.confirmWithinHours * hourMs,
  );
  const least = asked + Math.max(0, startsAt.getTime() - asked) / 2;
  return new Date(latest > asked ? Math.max(latest, Math.min(least, asked + hourMs)) : least);
}

type CancelRules = { readonly cancelBeforeStartHours: number };

/** From here on only a call to the planner helps. */
export const removalLimit = (startsAt: Date, rules: CancelRules): Date =>
  new Date(startsAt.getTime() - rules.cancelBeforeStartHours * hourMs);

/** A promise taken back inside the limit; what was never promised cannot be refused too late. */
export const isLateRefusal = (
  from: CrewItemState,
  startsAt: Date | null,
  askedAt: Date,
  rules: CancelRules,
): boolean =>
  isOneOf(from, crewItemGroups.promised) && startsAt !== null && askedAt > removalLimit(startsAt, rules);

/** What a planner does with a position by hand; the other moves follow from something else. */
export const plannerActions = [
  'request',
  'requestSpare',
  'offer',
  'withdrawOffer',
  'book',
  'confirm',
  'refuse',
  'release',
  'activate',
  'notNeeded',
  'reactivate',
  'noShow',
] as const satisfies CrewItemAction[];
type Actions = readonly CrewItemAction[];

/** The person is asked for an answer. */
export const askingActions: Actions = ['request', 'requestSpare', 'activate'];
/** Somebody is asked or bound: what speaks against it is looked at anew. */
export const bindingActions: Actions = [...askingActions, 'book'];
/** Who plans decides that a person comes: what speaks against it needs a reason. */
export const overridingActions: Actions = [...bindingActions, 'confirm', 'reactivate'];
/** A person who does not have the position gets it, or is asked to. */
export const assigningActions: Actions = ['request', 'requestSpare', 'book'];
/** What makes sense for many positions at once. */
export const manyAtOnceActions = [
  'request',
  'confirm',
  'activate',
  'notNeeded',
  'reactivate',
  'noShow',
] as const satisfies Actions;
/** Nobody has the position any more. */
export const freeingActions: Actions = ['notNeeded', 'release', 'refuse', 'offer'];
/** Whether the person comes is decided. */
export const decidingActions: Actions = ['confirm', 'refuse', 'accept', 'book', 'release', 'absent'];
/** Of somebody who has checked in: undoing the check-in still leads to what was before it. */
export const actionsAfterCheckIn: Actions = ['checkOut', 'undoCheckOut', 'clear', 'reopen'];

/** Why a job is refused, to be chosen from. */
export const refusalReasons = ['otherJob', 'private', 'sick', 'vacation', 'transport', 'other'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** A tap on "Undo" needs its time on the way. */
export const undoAnswerMs = 5_000;
export const undoGraceMs = 3_000;

/** How somebody answers a job that was offered or changed. */
export const answeringActions = ['confirm', 'refuse'] as const satisfies Actions;
