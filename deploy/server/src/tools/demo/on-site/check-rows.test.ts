import { diceOf } from '../dice.ts';
import { checkRowsOf } from './check-rows.ts';
import type { BegunItem } from './site-rows.db.ts';

const now = new Date('2027-03-27T23:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const around = { tenant: 'nordlicht', now, dice: diceOf('hours'), plannerId: null, onBreak: false };
const endedAgo = (hours: number) => {
  const item: Partial<BegunItem> = {
    id: 'i',
    crewId: 'c',
    personId: 'p',
    chiefId: null,
    status: 'done',
    startsAt: hoursAgo(hours + 8),
    endsAt: hoursAgo(hours),
    latitude: null,
    longitude: null,
  };
  const made = checkRowsOf(item as BegunItem, { ...around, kind: 'autoClosed' });
  const late = made?.events.filter(({ receivedAt }) => new Date(receivedAt) > now);
  return [made?.check.state, made?.check.autoClosed, late?.length];
};

test.each([
  ['forgot to check out two hours ago: the server closed it', 2, ['toBeChecked', true, 0]],
  ['left an hour ago: the server closes nothing yet', 1, ['out', false, 0]],
] as const)('who %s', (_, hours, expected) => {
  expect(endedAgo(hours)).toEqual(expected);
});
