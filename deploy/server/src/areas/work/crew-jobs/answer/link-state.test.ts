import type { LinkFacts } from './link-state.ts';
import { linkState } from './link-state.ts';

const now = new Date('2026-11-20T06:00:00Z');
const later = new Date('2026-11-20T20:00:00Z');
const link = (some: Partial<LinkFacts> = {}): LinkFacts => ({
  personId: 'cora',
  answer: null,
  expiresAt: later,
  holderId: 'cora',
  status: 'requested',
  deadlineAt: later,
  endsAt: new Date('2026-11-21T16:00:00Z'),
  unchanged: true,
  ...some,
});

test.each([
  ['a request that waits is open', link(), 'open', null],
  ['so is a change of what was confirmed', link({ status: 'hasChanged', deadlineAt: null }), 'open', null],
  [
    'what was answered by it is answered',
    link({ answer: 'refuse', status: 'refused' }),
    'answered',
    'refuse',
  ],
  ['what was confirmed in the app is answered', link({ status: 'confirmed' }), 'answered', 'confirm'],
  ['what was declined in the app is answered', link({ status: 'refused' }), 'answered', 'refuse'],
  ['other times are another job', link({ unchanged: false }), 'changed', null],
  ['a job that somebody else has is another job', link({ holderId: 'carl' }), 'changed', null],
  ['a job that nobody has is another job', link({ holderId: null }), 'changed', null],
  ['what was called off is another job', link({ status: 'cancelled' }), 'changed', null],
  ['after its end the link is over', link({ expiresAt: now }), 'over', null],
  ['after an earlier deadline it is over', link({ deadlineAt: new Date(now.getTime() - 1) }), 'over', null],
  ['a request that ran out is over', link({ status: 'expired' }), 'over', null],
] as const)('%s', (_, held, state, answer) => {
  expect(linkState(held, now)).toEqual({ state, answer });
});
