import type { Presence, PresenceFacts } from '../work/crew-checks/crew-presence.ts';

/** A day from eight to six, in UTC. */
export const presenceStart = new Date('2026-11-21T08:00:00Z');
const endsAt = new Date('2026-11-21T18:00:00Z');
const hour = 60;

const facts = (own: Partial<PresenceFacts>): PresenceFacts => ({
  status: 'confirmed',
  checkState: null,
  onBreak: false,
  preCalled: false,
  absent: false,
  startsAt: presenceStart,
  endsAt,
  ...own,
});
const atWork = { status: 'working', checkState: 'in' } as const;

type PresenceCase = {
  readonly name: string;
  readonly facts: PresenceFacts;
  /** From the start to the moment at which somebody looks. */
  readonly minutes: number;
  readonly presence: Presence;
};

const of = (
  name: string,
  own: Partial<PresenceFacts>,
  minutes: number,
  presence: Presence,
): PresenceCase => ({ name, facts: facts(own), minutes, presence });

export const presenceAt = ({ minutes }: Pick<PresenceCase, 'minutes'>): Date =>
  new Date(presenceStart.getTime() + minutes * 60_000);

/** Every state of a person in a crew: the rule, the server's answers and all screens of a crew are asked for them. */
export const presenceCases: readonly PresenceCase[] = [
  of('a draft', { status: 'draft' }, -100 * hour, 'draft'),
  of('a vacancy', { status: 'vacant' }, -100 * hour, 'vacant'),
  of('asked', { status: 'requested' }, -100 * hour, 'requested'),
  of('asked, whatever the clock says', { status: 'requested' }, 20 * hour, 'requested'),
  of('asked to stand by', { status: 'spareRequested' }, -100 * hour, 'spareRequested'),
  of('standing by', { status: 'spare' }, 5, 'spare'),
  of('declined', { status: 'refused' }, 5, 'refused'),
  of('never answered', { status: 'expired' }, 5, 'expired'),
  of('not needed', { status: 'notNeeded' }, 5, 'notNeeded'),
  of('called off', { status: 'cancelled' }, 5, 'cancelled'),
  of('confirmed days ahead', {}, -100 * hour, 'confirmed'),
  of('changed and not answered', { status: 'hasChanged' }, -100 * hour, 'hasChanged'),
  of('changed, on the day before', { status: 'hasChanged' }, -10 * hour, 'hasChanged'),
  of('confirmed a minute before the pre-call opens', {}, -18 * hour - 1, 'confirmed'),
  of('expected once the pre-call is open', {}, -18 * hour, 'expected'),
  of('expected in the morning', {}, -5 * hour, 'expected'),
  of('nothing heard two hours before', {}, -2 * hour, 'noPreCall'),
  of('nothing heard an hour before', {}, -hour, 'noPreCall'),
  of('changed, and nothing heard two hours before', { status: 'hasChanged' }, -2 * hour, 'noPreCall'),
  of('said to be on the way', { status: 'ready', preCalled: true }, -hour, 'preCalled'),
  of(
    'said to be on the way and changed since',
    { status: 'hasChanged', preCalled: true },
    -hour,
    'preCalled',
  ),
  of('five minutes after the start', {}, 5, 'noPreCall'),
  of('six minutes after the start', {}, 6, 'late'),
  of('late in spite of the pre-call', { status: 'ready', preCalled: true }, 6, 'late'),
  of('a change that nobody answered, and late', { status: 'hasChanged' }, 6, 'late'),
  of('late by hours', {}, 3 * hour, 'late'),
  of('a minute before the end', { checkState: 'expected' }, 10 * hour - 1, 'late'),
  of('the end has come without a check-in', {}, 10 * hour, 'neverCame'),
  of('never came', {}, 12 * hour, 'neverCame'),
  of('never came in spite of the pre-call', { status: 'ready' }, 30 * hour, 'neverCame'),
  of('absent, reported days ahead', { absent: true }, -100 * hour, 'absent'),
  of('absent, and not late', { absent: true }, 6, 'absent'),
  of('absent, and not one who never came', { absent: true, status: 'ready' }, 30 * hour, 'absent'),
  of('marked as no-show', { status: 'noShow' }, 20, 'noShow'),
  of('marked as no-show, and absent', { status: 'noShow', absent: true }, 30 * hour, 'noShow'),
  of('checked in', atWork, 6, 'in'),
  of('came although absent', { ...atWork, absent: true }, 6, 'in'),
  of('still there after the end', atWork, 11 * hour, 'in'),
  of('on a break', { ...atWork, onBreak: true }, 5 * hour, 'break'),
  of('closed by the server', { ...atWork, checkState: 'toBeChecked' }, 13 * hour, 'toBeChecked'),
  of('checked out', { status: 'done', checkState: 'out' }, 9 * hour, 'out'),
  of('signed off', { status: 'cleared', checkState: 'signedOff' }, 30 * hour, 'out'),
  of('at work, for who sees only the booking', { status: 'working' }, 6, 'in'),
  of('done, for who sees only the booking', { status: 'done' }, 11 * hour, 'out'),
  of('confirmed without times', { startsAt: null, endsAt: null }, 6, 'confirmed'),
  of('on the way without times', { status: 'ready', startsAt: null, endsAt: null }, 6, 'preCalled'),
];
