import type { NotificationRow } from '@callboard/contract';
import { groupNotifications } from './group-notifications.ts';

const row = (id: string, at: string, read = true): NotificationRow => ({
  id,
  kind: 'todo',
  title: id,
  text: '',
  params: {},
  subject: null,
  at,
  read,
});
const rows = [
  row('a', '2026-11-21T09:00:00Z'),
  row('b', '2026-11-21T08:00:00Z', false),
  row('c', '2026-11-20T08:00:00Z'),
  row('d', '2026-11-19T08:00:00Z', false),
];
const grouped = (isNew: (one: NotificationRow) => boolean) =>
  groupNotifications(rows, { isNew, dayOf: (at) => at.slice(0, 10) }).map(({ day, rows: some }) => [
    day,
    some.map(({ id }) => id).join(' '),
  ]);

test.each([
  [
    'what is new comes first, the rest day by day',
    ({ read }: NotificationRow) => !read,
    [
      [null, 'b d'],
      ['2026-11-21', 'a'],
      ['2026-11-20', 'c'],
    ],
  ],
  [
    'where nothing is new there are only days',
    () => false,
    [
      ['2026-11-21', 'a b'],
      ['2026-11-20', 'c'],
      ['2026-11-19', 'd'],
    ],
  ],
] as const)('%s', (_, isNew, expected) => expect(grouped(isNew)).toEqual(expected));
