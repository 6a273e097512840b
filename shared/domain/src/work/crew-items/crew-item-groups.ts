import type { CrewItemState } from './crew-item-states.ts';

/** Nobody has been asked yet. */
const unasked = ['draft', 'vacant'] as const;
/** Free for who has applied: offered, or given back by who had got it. */
const wanted = ['vacant', 'refused'] as const;
/** Asked, and not answered in time counts as expired. */
const requested = ['requested', 'spareRequested'] as const;
/** The person has to answer: a request, or a change of what was confirmed. */
const toAnswer = [...requested, 'hasChanged'] as const;
/** The same without reserve. */
const toAnswerNoSpare = ['requested', 'hasChanged'] as const;
/** Held in reserve, or asked to be. */
const spare = ['spareRequested', 'spare'] as const;
/** Asked or in reserve: nothing that binds yet. */
const tentative = ['requested', ...spare] as const;
/** What an answer leads to, for as long as it can be taken back. */
const answered = ['confirmed', 'spare', 'refused'] as const;
/** A confirmation stands already. */
const accepted = ['confirmed', 'ready', 'spare'] as const;

/** Booked, nothing has changed since, and the work has not begun. */
const settled = ['confirmed', 'ready'] as const;
/** Booked, and the work has not begun. */
const expected = [...settled, 'hasChanged'] as const;
/** Of those that are expected: who has not said to be on the way. */
const withoutPreCall = ['confirmed', 'hasChanged'] as const;
/** Who is expected, and who can still come although counted as a no-show. */
const checkIn = [...expected, 'noShow'] as const;
/** Expected or in reserve: a person who cannot come takes back a promise. */
const promised = [...expected, 'spare'] as const;
/** The work is over. */
const finished = ['done', 'cleared'] as const;
/** The work has begun or is over. */
const begun = ['working', ...finished] as const;
/** What has happened, for good or ill: it stays on its day. */
const happened = [...begun, 'noShow'] as const;

/** What binds a person, and so counts as work. */
const booked = [...expected, ...begun] as const;
/** Booked, and no change waits for an answer. */
const agreed = [...settled, ...begun] as const;
/** Booked and not over. */
const current = [...expected, 'working'] as const;
/** Booked, and the hours are not approved. */
const uncleared = [...current, 'done'] as const;
/** Who stands on the list of the day on site. */
const roster = [...booked, 'noShow'] as const;
/** What a person has promised and is not over. */
const upcoming = [...promised, 'working'] as const;

/** Booked, or asked to be; reserve does not count. */
const planned = ['requested', ...booked] as const;
/** Planned, and the work has not begun. */
const plannedAhead = ['requested', ...expected] as const;
/** Planned and not over. */
const plannedCurrent = ['requested', ...current] as const;
/** What the subscribed calendar of a person shows. */
const calendarFeed = [...planned, 'spare'] as const;
/** A person knows of it, and the work has not begun. */
const ahead = [...tentative, ...expected] as const;
/** A person knows of it, and it is not over. */
const open = [...tentative, ...current] as const;
/** What is lost when its project is called off. */
const openInProject = ['vacant', 'requested', ...upcoming] as const;
/** Asked, in reserve or booked. */
const active = [...tentative, ...booked] as const;
/** Through these somebody belongs to a crew; who has refused or was called off has nothing to do with it any more. */
const member = [...active, 'noShow'] as const;
/** Keeps a person busy, also where it is asked only in the planner's head. Positions in other states never collide. */
const colliding = [...active, 'draft'] as const;

/** Nobody took it. */
const lapsed = ['refused', 'expired'] as const;
/** The planner took it back. */
const calledOff = ['notNeeded', 'cancelled'] as const;
/** Nobody will work it. */
const dropped = [...lapsed, ...calledOff] as const;
/** Nobody has worked it, and nobody will. */
const neverWorked = [...dropped, 'noShow'] as const;
/** There is room for a person. */
const assignable = [...unasked, ...lapsed] as const;
/** Somebody still has to be found, or to say yes. */
const unfilled = [...assignable, 'requested'] as const;
/** A planner may still change what the position is. */
const editable = [...assignable, ...ahead] as const;
/** No place that has to be filled: reserve, and what was called off. */
const uncounted = [...spare, ...calledOff] as const;
/** The person's calendar says nothing of it. */
const notInCalendar = [...unasked, 'notNeeded'] as const;
/** Over for the person, whatever the clock says. */
const past = [...finished, ...dropped, 'noShow'] as const;

/** What can be said of a position, and in which states it holds. */
export const crewItemGroups = {
  unasked,
  wanted,
  requested,
  toAnswer,
  toAnswerNoSpare,
  spare,
  tentative,
  answered,
  accepted,
  settled,
  expected,
  withoutPreCall,
  checkIn,
  promised,
  finished,
  begun,
  happened,
  booked,
  agreed,
  current,
  uncleared,
  roster,
  upcoming,
  planned,
  plannedAhead,
  plannedCurrent,
  calendarFeed,
  ahead,
  open,
  openInProject,
  active,
  member,
  colliding,
  lapsed,
  calledOff,
  dropped,
  neverWorked,
  assignable,
  unfilled,
  editable,
  uncounted,
  notInCalendar,
  past,
} as const satisfies Record<string, readonly CrewItemState[]>;
