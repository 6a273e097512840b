/** The states of a position, and the groups of them that rules, lists and screens speak of. */

export const crewItemStates = [
  'draft',
  'vacant',
  'requested',
  'confirmed',
  'ready',
  'working',
  'done',
  'cleared',
  'hasChanged',
  'spareRequested',
  'spare',
  'refused',
  'expired',
  'notNeeded',
  'noShow',
  'cancelled',
] as const;
export type CrewItemState = (typeof crewItemStates)[number];
type States = readonly CrewItemState[];

/** Nobody has been asked yet. */
export const unaskedStates: States = ['draft', 'vacant'];
/** Free for who has applied: offered, or given back by who had got it. */
export const wantedStates: States = ['vacant', 'refused'];
/** Asked, and not answered in time counts as expired. */
export const requestedStates: States = ['requested', 'spareRequested'];
/** The person has to answer: a request, or a change of what was confirmed. */
export const toAnswerStates: States = [...requestedStates, 'hasChanged'];
/** The same without reserve. */
export const toAnswerNoSpareStates: States = ['requested', 'hasChanged'];
/** Held in reserve, or asked to be. */
export const spareStates: States = ['spareRequested', 'spare'];
/** Asked or in reserve: nothing that binds yet. */
export const tentativeStates: States = ['requested', ...spareStates];
/** What an answer leads to, for as long as it can be taken back. */
export const answeredStates: States = ['confirmed', 'spare', 'refused'];
/** A confirmation stands already. */
export const acceptedStates: States = ['confirmed', 'ready', 'spare'];

/** Booked, nothing has changed since, and the work has not begun. */
export const settledStates: States = ['confirmed', 'ready'];
/** Booked, and the work has not begun. */
export const expectedStates: States = [...settledStates, 'hasChanged'];
/** Of those that are expected: who has not said to be on the way. */
export const withoutPreCallStates: States = ['confirmed', 'hasChanged'];
/** Who is expected, and who can still come although counted as a no-show. */
export const checkInStates: States = [...expectedStates, 'noShow'];
/** Expected or in reserve: a person who cannot come takes back a promise. */
export const promisedStates: States = [...expectedStates, 'spare'];
/** The work is over. */
export const finishedStates: States = ['done', 'cleared'];
/** The work has begun or is over. */
export const begunStates: States = ['working', ...finishedStates];
/** What has happened, for good or ill: it stays on its day. */
export const happenedStates: States = [...begunStates, 'noShow'];

/** What binds a person, and so counts as work. */
export const bookedStates: States = [...expectedStates, ...begunStates];
/** Booked, and no change waits for an answer. */
export const agreedStates: States = [...settledStates, ...begunStates];
/** Booked and not over. */
export const currentStates: States = [...expectedStates, 'working'];
/** Booked, and the hours are not approved. */
export const unclearedStates: States = [...currentStates, 'done'];
/** Who stands on the list of the day on site. */
export const rosterStates: States = [...bookedStates, 'noShow'];
/** What a person has promised and is not over. */
export const upcomingStates: States = [...promisedStates, 'working'];

/** Booked, or asked to be; reserve does not count. */
export const plannedStates: States = ['requested', ...bookedStates];
/** Planned, and the work has not begun. */
export const plannedAheadStates: States = ['requested', ...expectedStates];
/** Planned and not over. */
export const plannedCurrentStates: States = ['requested', ...currentStates];
/** What the subscribed calendar of a person shows. */
export const calendarFeedStates: States = [...plannedStates, 'spare'];
/** A person knows of it, and the work has not begun. */
export const aheadStates: States = [...tentativeStates, ...expectedStates];
/** A person knows of it, and it is not over. */
export const openStates: States = [...tentativeStates, ...currentStates];
/** What is lost when its project is called off. */
export const openInProjectStates: States = ['vacant', 'requested', ...upcomingStates];
/** Asked, in reserve or booked. */
export const activeStates: States = [...tentativeStates, ...bookedStates];
/** Through these somebody belongs to a crew; who has refused or was called off has nothing to do with it any more. */
export const memberStates: States = [...activeStates, 'noShow'];
/** Keeps a person busy, also where it is asked only in the planner's head. Positions in other states never collide. */
export const collidingStates: States = [...activeStates, 'draft'];

/** Nobody took it. */
export const lapsedStates: States = ['refused', 'expired'];
/** The planner took it back. */
export const calledOffStates: States = ['notNeeded', 'cancelled'];
/** Nobody will work it. */
export const droppedStates: States = [...lapsedStates, ...calledOffStates];
/** Nobody has worked it, and nobody will. */
export const neverWorkedStates: States = [...droppedStates, 'noShow'];
/** There is room for a person. */
export const assignableStates: States = [...unaskedStates, ...lapsedStates];
/** Somebody still has to be found, or to say yes. */
export const unfilledStates: States = [...assignableStates, 'requested'];
/** A planner may still change what the position is. */
export const editableStates: States = [...assignableStates, ...aheadStates];
/** No place that has to be filled: reserve, and what was called off. */
export const uncountedStates: States = [...spareStates, ...calledOffStates];
/** The person's calendar says nothing of it. */
export const notInCalendarStates: States = [...unaskedStates, 'notNeeded'];
/** Over for the person, whatever the clock says. */
export const pastStates: States = [...finishedStates, ...droppedStates, 'noShow'];
