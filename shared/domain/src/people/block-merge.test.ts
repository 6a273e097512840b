import { blockRefusal, mergedBlock } from '../index.ts';

const span = (from: number, to: number, reason = '') => ({
  from: `2026-12-${String(from).padStart(2, '0')}`,
  to: `2026-12-${String(to).padStart(2, '0')}`,
  reason,
});

test.each([
  ['alone it stays as it is', span(3, 4, 'move'), [], span(3, 4, 'move')],
  ['two that overlap become one', span(3, 5, 'move'), [span(1, 3, 'exam')], span(1, 5, 'exam · move')],
  [
    'one that lies inside another changes nothing but the reason',
    span(3, 4, 'move'),
    [span(1, 9)],
    span(1, 9, 'move'),
  ],
  ['one that bridges two takes both', span(3, 7), [span(1, 3, 'a'), span(7, 9, 'a')], span(1, 9, 'a')],
])('%s', (_, block, others, expected) => expect(mergedBlock(block, others)).toEqual(expected));

test('reasons side by side are never longer than one may be', () => {
  expect(mergedBlock(span(1, 2, 'a'.repeat(150)), [span(2, 3, 'b'.repeat(150))]).reason).toHaveLength(200);
});

test.each([
  ['today can be blocked', '2026-12-01', '2026-12-01', null],
  ['yesterday cannot', '2026-11-30', '2026-12-05', 'in_the_past'],
  ['the end is before the start', '2026-12-05', '2026-12-04', 'end_before_start'],
  ['366 days are possible', '2026-12-01', '2027-12-01', null],
  ['367 are not', '2026-12-01', '2027-12-02', 'span_too_long'],
])('%s', (_, from, to, expected) =>
  expect(blockRefusal({ from, to }, '2026-12-01')?.code ?? null).toBe(expected),
);
