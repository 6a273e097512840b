import type {
  payrollItemsToAnswer,
  payrollsOfAll,
  payrollsToConfirm,
  rejectedReceipts,
} from './home-finance.db.ts';
import type { countUnpaid } from '../../finance/payrolls/payrolls.public.ts';
import type { Found } from './home-list.ts';

type Part<Read extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;

export const payrollEntries = ({ items, total }: Part<typeof payrollsToConfirm>): Found => ({
  kind: 'payrollToConfirm',
  entries: items.map(({ number, fromDay, toDay, openItems, windowEndsAt }) => ({
    id: number,
    link: { number },
    words: { number, from: fromDay, to: toDay, count: openItems },
    ...(windowEndsAt && { dueAt: windowEndsAt }),
  })),
  total,
});

export const payrollItemEntries = ({ items, total }: Part<typeof payrollItemsToAnswer>): Found => ({
  kind: 'payrollItemToAnswer',
  entries: items.map(({ id, caption, day, number, person, body, dueOn }) => ({
    id,
    link: { id },
    words: { number, person, caption, day, text: body },
    ...(dueOn && { dueOn }),
  })),
  total,
});

/** The accountant's way to the payrolls of everybody: it is there with nothing to settle, too. */
export const payrollsOfAllEntry = ({ undecided }: Part<typeof payrollsOfAll>): Found => ({
  kind: 'payrollsOfAll',
  entries: [{ id: 'payrollsOfAll', link: {}, words: { count: undecided } }],
  total: 1,
});

/** Work that nobody has said the pay of. */
export const unpaidEntry = ({ people, month }: Awaited<ReturnType<typeof countUnpaid>>): Found => ({
  kind: 'workUnpaid',
  entries: month ? [{ id: 'workUnpaid', link: { month }, words: { count: people } }] : [],
  total: month ? 1 : 0,
});

export const receiptEntries = ({ items, total }: Part<typeof rejectedReceipts>): Found => ({
  kind: 'receiptRejected',
  entries: items.map(({ number, merchant, date, reason, decidedAt }) => ({
    id: number,
    link: { number },
    words: { number, title: merchant, day: date, reason },
    ...(decidedAt && { since: decidedAt.toISOString() }),
  })),
  total,
});
