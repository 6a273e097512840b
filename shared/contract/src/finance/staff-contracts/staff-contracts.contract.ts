import { absenceKinds } from '@callboard/domain';
import * as z from 'zod/mini';
import { office, person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { sensibleDay } from '../finance/finance.shapes.ts';
import { figures } from './figures.shapes.ts';
import { day, id, instant, listOf, paging } from '../../endpoint/shapes.ts';

const bundle = 'documents';
const reader = person.with('staffContracts');
/** Accountants: of the office, and at home in contracts and payrolls. */
const accountant = office.with('staffContracts').with('payrolls', 'EDIT');

const row = z.object({
  id,
  version: z.number(),
  number: z.string(),
  personId: id,
  personName: z.string(),
  kind: z.enum(['fullTime', 'partTime', 'hourly', 'monthlyHours']),
  caption: z.string(),
  validFrom: day,
  validUntil: z.nullable(day),
  state: z.enum(['coming', 'valid', 'ended']),
  signedAt: z.nullable(instant),
  documents: z.number(),
  toSign: z.number(),
});
const terms = z.object({
  validFrom: day,
  validUntil: z.nullable(day),
  valid: z.boolean(),
  weekdayMinutes: z.array(z.number()),
  monthMinutes: z.nullable(z.number()),
  weekMinutes: z.nullable(z.number()),
  daysPerWeek: z.number(),
  vacationDays: z.number(),
  payMinor: z.number(),
  currency: z.string(),
});
const document = z.object({
  id,
  number: z.string(),
  name: z.string(),
  type: z.string(),
  status: z.string(),
  createdAt: instant,
  completedAt: z.nullable(instant),
  pages: z.nullable(z.number()),
  /** It waits for the caller's signature. */
  toSign: z.boolean(),
});
/** What somebody's account says of a month. */
const monthOfPerson = z.object({
  personId: id,
  personName: z.string(),
  month: day,
  quota: z.number(),
  worked: z.number(),
  credit: z.number(),
  /** Days whose hours nobody has approved yet. */
  openDays: z.number(),
  lockedAt: z.nullable(instant),
  may: z.object({ lock: z.boolean() }),
});
const whose = { personId: z.optional(id) };

export const staffContracts = {
  staffContracts: endpoint({
    method: 'GET',
    path: '/staffContracts',
    about: "The caller's contracts, newest first; the office sees those of everybody or of one person.",
    allow: reader,
    bundle,
    query: z.strictObject({ ...paging, ...whose }),
    answer: listOf(row),
    source: 'addition',
  }),
  staffContract: endpoint({
    method: 'GET',
    path: '/staffContracts/{id}',
    about: 'A contract with what it says from which day on.',
    allow: reader,
    bundle,
    answer: z.object({ ...row.shape, terms: z.array(terms) }),
    source: 'spec',
  }),
  staffContractDocuments: endpoint({
    method: 'GET',
    path: '/staffContracts/{id}/documents',
    about: 'Documents of a contract, those to sign first.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(document),
    source: 'spec',
  }),
  contractFigures: endpoint({
    method: 'GET',
    path: '/contractFigures',
    about: 'Quota, planned, worked, time account and vacation account; this month where none is named.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...whose, month: z.optional(day) }),
    answer: z.object({ personId: id, personName: z.string(), ...figures.shape }),
    source: 'addition',
  }),
  timeAccountLines: endpoint({
    method: 'GET',
    path: '/timeAccountLines',
    about: 'The list that makes the sum of a time account: before it, each day, bookings, after it.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...whose, month: z.optional(day) }),
    answer: z.object({
      personId: id,
      personName: z.string(),
      month: day,
      /** The account at the end of the day before. */
      before: z.number(),
      after: z.number(),
      locked: z.boolean(),
      lockedAt: z.nullable(instant),
      lines: z.array(
        z.object({
          day,
          quota: z.number(),
          worked: z.number(),
          credit: z.number(),
          provisional: z.boolean(),
          why: z.nullable(z.enum(['bankHoliday', ...absenceKinds])),
          balance: z.number(),
        }),
      ),
      bookings: z.array(
        z.object({
          id,
          day,
          minutes: z.number(),
          kind: z.enum(['opening', 'manual', 'paidOut']),
          reason: z.string(),
          by: z.nullable(z.string()),
        }),
      ),
      may: z.object({ lock: z.boolean(), book: z.boolean(), unlock: z.boolean() }),
    }),
    source: 'addition',
  }),
  lockMonth: endpoint({
    method: 'POST',
    path: '/monthLocks',
    about:
      'Freezes a month of a person as it stands. What is wrong in it is mended by a booking of today, or the month is opened again.',
    allow: accountant,
    bundle,
    body: z.strictObject({ personId: id, month: day }),
    answer: z.object({
      personId: id,
      month: day,
      quota: z.number(),
      worked: z.number(),
      credit: z.number(),
      lockedAt: instant,
    }),
    errors: ['month_locked', 'too_early'],
    source: 'addition',
    dangerous: true,
  }),
  monthsToLock: endpoint({
    method: 'GET',
    path: '/monthLocks',
    about:
      'Everybody with a contract in a month that is over, with the sums of the month, and who is closed already.',
    allow: accountant,
    bundle,
    query: z.strictObject({ ...paging, month: z.optional(day) }),
    answer: listOf(monthOfPerson),
    source: 'addition',
  }),
  lockMonths: endpoint({
    method: 'POST',
    path: '/monthLocks/several',
    about: 'Freezes the month of several people. Who cannot be closed is named; the others are.',
    allow: accountant,
    bundle,
    body: z.strictObject({
      month: day,
      personIds: z.array(id).check(z.minLength(1), z.maxLength(500)),
    }),
    answer: z.object({
      results: z.array(
        z.object({ personId: id, problem: z.nullable(z.enum(['not_found', 'month_locked'])) }),
      ),
    }),
    errors: ['too_early'],
    source: 'addition',
    dangerous: true,
  }),
  unlockMonth: endpoint({
    method: 'POST',
    path: '/monthLocks/open',
    about:
      'Opens a closed month of a person again, with a reason, as long as no payroll of that month is paid.',
    allow: accountant,
    bundle,
    body: z.strictObject({
      personId: id,
      month: day,
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    }),
    answer: z.object({ personId: id, month: day }),
    errors: ['wrong_state'],
    source: 'addition',
    dangerous: true,
  }),
  bookTime: endpoint({
    method: 'POST',
    path: '/timeBookings',
    about:
      'Books minutes on a time account by hand, dated today or an earlier day in a month that is not closed. Hours paid out are given as they are paid.',
    allow: accountant,
    bundle,
    body: z.strictObject({
      personId: id,
      /** Today where nothing is said. */
      day: z.optional(sensibleDay),
      minutes: z.number().check(z.int(), z.gte(-60_000), z.lte(60_000)),
      kind: z._default(z.enum(['manual', 'paidOut']), 'manual'),
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    }),
    answer: z.object({ id, personId: id, day, minutes: z.number(), timeAccount: z.number() }),
    source: 'addition',
    dangerous: true,
  }),
  bookVacation: endpoint({
    method: 'POST',
    path: '/vacationBookings',
    about: 'Books days on a vacation account: carried over from the year before, or by hand.',
    allow: accountant,
    bundle,
    body: z.strictObject({
      personId: id,
      year: z.number().check(z.int(), z.gte(2000), z.lte(2100)),
      days: z.number().check(z.gte(-365), z.lte(365), z.multipleOf(0.5)),
      kind: z._default(z.enum(['carryOver', 'manual']), 'manual'),
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    }),
    answer: z.object({ id, personId: id, year: z.number(), days: z.number(), left: z.number() }),
    source: 'addition',
    dangerous: true,
  }),
};
export type StaffContractRow = z.infer<typeof row>;
export type StaffContractDetail = z.infer<typeof staffContracts.staffContract.answer>;
export type ContractFigures = z.infer<typeof figures>;
export type TimeAccountLines = z.infer<typeof staffContracts.timeAccountLines.answer>;
