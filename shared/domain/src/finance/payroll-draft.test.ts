import { draftChanges, draftLine, draftsOf, madeOf, payMissing } from '../index.ts';
import type { ApprovedWork } from '../index.ts';

const work: ApprovedWork = {
  crewItemId: 'i-1',
  projectId: 'p-1',
  caption: 'Rigger, Opera',
  day: '2026-11-21',
  plannedMinutes: 555,
  checkedMinutes: 570,
  approvedMinutes: 560,
  basis: 'hour',
  payMinor: 2_000,
  currency: 'EUR',
  contract: { payMinor: 1_700, currency: 'CHF' },
  otherCurrency: 'GBP',
};

type Case = [string, Partial<ApprovedWork>, { paid: number; amount: number; currency: string }];
const agreed = { paid: 560, currency: 'EUR' };
test.each<Case>([
  ['an hour is paid as agreed, to the cent', {}, { ...agreed, amount: 18_667 }],
  ['half a cent goes up', { approvedMinutes: 45, payMinor: 1_786 }, { ...agreed, paid: 45, amount: 1_340 }],
  ['without a rate the contract pays', { payMinor: null }, { ...agreed, amount: 15_867, currency: 'CHF' }],
  [
    'without rate and contract it waits for the accountant, in the currency of the client',
    { payMinor: null, contract: null },
    { ...agreed, amount: 0, currency: 'GBP' },
  ],
  [
    'agreed without a currency it is the one of the contract',
    { currency: null },
    { ...agreed, amount: 18_667, currency: 'CHF' },
  ],
  ['a rate of nothing is agreed as well', { payMinor: 0 }, { ...agreed, amount: 0 }],
  ['a day is paid whole', { basis: 'day', approvedMinutes: 61 }, { ...agreed, paid: 61, amount: 2_000 }],
  ['so is a flat sum', { basis: 'flat' }, { ...agreed, amount: 2_000 }],
  [
    'who has not worked a minute is paid nothing',
    { basis: 'flat', approvedMinutes: 0 },
    { ...agreed, paid: 0, amount: 0 },
  ],
  [
    'a day without a sum is no hour of the contract',
    { basis: 'day', payMinor: null },
    { ...agreed, amount: 0, currency: 'CHF' },
  ],
  ['unpaid work has no paid minutes', { basis: 'none' }, { ...agreed, paid: 0, amount: 0 }],
])('%s', (_, some, { paid, amount, currency }) => {
  expect(draftLine({ ...work, ...some })).toMatchObject({
    paidMinutes: paid,
    amountMinor: amount,
    currency,
    plannedMinutes: 555,
    checkedMinutes: 570,
  });
});

test.each<[string, Partial<ApprovedWork>, boolean]>([
  ['an hour with a rate', {}, false],
  ['a rate of nothing', { payMinor: 0, contract: null }, false],
  ['an hour of a contract', { payMinor: null }, false],
  ['an hour without rate and contract', { payMinor: null, contract: null }, true],
  ['a day that only the hours of a contract would pay', { basis: 'day', payMinor: null }, true],
  ['unpaid on purpose', { basis: 'none', payMinor: null, contract: null }, false],
])('nobody has said what is paid: %s', (_, some, expected) => {
  expect(payMissing({ ...work, ...some })).toBe(expected);
});

test('lines stand by day, and two currencies are two drafts', () => {
  const drafts = draftsOf([
    { ...work, crewItemId: 'late', day: '2026-11-30' },
    { ...work, crewItemId: 'pounds', currency: 'GBP' },
    { ...work, crewItemId: 'early', day: '2026-11-02' },
  ]);
  expect(
    [...drafts].map(([currency, lines]) => [currency, lines.map(({ crewItemId }) => crewItemId)]),
  ).toEqual([
    ['EUR', ['early', 'late']],
    ['GBP', ['pounds']],
  ]);
});

describe('a draft follows the work', () => {
  const line = draftLine(work);
  const item = { id: 'x', crewItemId: 'i-1', madeOf: madeOf(line) };
  const nothing = { add: [], change: [], remove: [] };
  const corrected = draftLine({ ...work, approvedMinutes: 600 });
  test.each([
    ['nothing has changed', [item], [line], nothing],
    ['there is no draft yet', [], [line], { ...nothing, add: [line] }],
    ['hours were corrected', [item], [corrected], { ...nothing, change: [{ id: 'x', line: corrected }] }],
    ['the approval is gone', [item], [], { ...nothing, remove: ['x'] }],
    ['an item is the accountant’s own', [{ id: 'y', crewItemId: null, madeOf: null }], [], nothing],
    [
      'nobody knows what it was made of',
      [{ ...item, madeOf: null }],
      [line],
      { ...nothing, change: [{ id: 'x', line }] },
    ],
  ])('%s', (_, standing, lines, expected) => {
    expect(draftChanges(standing, lines)).toEqual(expected);
  });
});
