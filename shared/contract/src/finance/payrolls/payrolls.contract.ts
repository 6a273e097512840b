import * as z from 'zod/mini';
import { office, person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { historyNote, historyRow } from '../finance/finance.shapes.ts';
import { day, id, instant, language, listOf, paging } from '../../endpoint/shapes.ts';
import { draftCalls } from './draft-calls.ts';
import {
  amount,
  itemStatus,
  kindSum,
  minutes,
  onDraft,
  payrollDocument,
  payrollItem,
  payrollRow,
  payrollStatus,
} from './payrolls.shapes.ts';

const reader = person.with('payrolls');
const accountant = office.with('payrolls', 'EDIT');
const bundle = 'finance';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const yes = z.enum(['true', 'false']);

const filters = {
  all: z.optional(yes),
  personId: z.optional(id),
  /** Looks in numbers and in the names of people. */
  q: z.optional(z.string().check(z.maxLength(200))),
  status: z.optional(payrollStatus),
  open: z.optional(yes),
  from: z.optional(day),
  to: z.optional(day),
};

export const payrolls = {
  payrolls: endpoint({
    method: 'GET',
    path: '/payrolls',
    about: "The caller's payrolls, newest first; `all` shows the accountant everybody's.",
    allow: reader,
    bundle,
    query: z.strictObject({ ...paging, ...filters }),
    answer: listOf(payrollRow),
    source: 'addition',
  }),
  exportPayrolls: endpoint({
    method: 'GET',
    path: '/payrolls/export',
    about: 'Payrolls as CSV: the filters of the list, separators of the language, columns named as here.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...filters, language: z.optional(language) }),
    answer: 'file',
    source: 'addition',
    dangerous: true,
  }),
  payroll: endpoint({
    method: 'GET',
    path: '/payrolls/{id}',
    about:
      'One payroll, by id or number, with its documents, its sums by kind of pay and the sentence that its signature would confirm, in the given language or the own one.',
    allow: reader,
    bundle,
    query: z.strictObject({ language: z.optional(language) }),
    answer: z.extend(payrollRow, {
      documentList: z.array(payrollDocument),
      /** As the paper has them; together they are the gross and the hours. */
      kinds: z.array(kindSum),
      /** What the person puts the signature under: "I confirm 14 items, 112:30 h". */
      toSign: z.object({
        items: z.number(),
        minutes: z.number(),
        language,
        text: z.string(),
        /** Of the sentence and of everything that stands on the payroll; goes back with the signature. */
        sha256,
      }),
      signedText: z.string(),
      /** The hash that was signed; empty before. */
      signedSha256: z.string(),
    }),
    source: 'spec',
  }),
  payrollItems: endpoint({
    method: 'GET',
    path: '/payrolls/{id}/items',
    about: 'Items of a payroll with planned, checked, approved and paid times.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...paging, status: z.optional(itemStatus) }),
    answer: listOf(payrollItem),
    source: 'spec',
  }),
  downloadPayroll: endpoint({
    method: 'GET',
    path: '/payrolls/{id}/download',
    about:
      'The payroll as PDF, as it stands; with another document type the paper of that type that came with it.',
    allow: reader,
    bundle,
    query: z.strictObject({ documentType: z.optional(id), language: z.optional(language) }),
    answer: 'file',
    source: 'spec',
    dangerous: true,
  }),
  payrollActivities: endpoint({
    method: 'GET',
    path: '/payrolls/{id}/activities',
    about: 'History of a payroll, newest first.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(historyRow),
    source: 'addition',
  }),
  addPayrollActivity: endpoint({
    method: 'POST',
    path: '/payrolls/{id}/activities',
    about: 'Writes a note into the history of a payroll; the other side is told, where it sees it.',
    allow: reader,
    bundle,
    body: historyNote,
    answer: historyRow,
    source: 'spec',
  }),
  signPayroll: endpoint({
    method: 'POST',
    path: '/payrolls/{id}/sign',
    about:
      'Confirms a whole payroll with the signature of its person. `If-Match` is the version that was read.',
    allow: reader,
    bundle,
    body: z.strictObject({
      /** A picture, from `POST /uploads`. */
      uploadId: id,
      /** Of `toSign`, as it was shown: the sentence itself is the server's. */
      language,
      sha256,
    }),
    answer: payrollRow,
    errors: ['wrong_state', 'month_locked', 'document_changed', 'conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
    stepUp: 'payrolls',
  }),
  ...draftCalls,
  payPayroll: endpoint({
    method: 'POST',
    path: '/payrolls/{id}/paid',
    about: 'Marks a confirmed payroll as paid. `If-Match` is the version that was read.',
    allow: accountant,
    bundle,
    answer: payrollRow,
    errors: ['wrong_state', 'month_locked', 'conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
    stepUp: 'payrolls',
  }),
  lockPayroll: endpoint({
    method: 'POST',
    path: '/payrolls/{id}/lock',
    about: 'Locks a paid payroll for good. `If-Match` is the version that was read.',
    allow: accountant,
    bundle,
    answer: payrollRow,
    errors: ['wrong_state', 'month_locked', 'conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
    stepUp: 'payrolls',
  }),
  payrollItem: endpoint({
    method: 'GET',
    path: '/payrollItems/{id}',
    about: 'One item of a payroll.',
    allow: reader,
    bundle,
    answer: payrollItem,
    source: 'spec',
  }),
  confirmPayrollItem: endpoint({
    method: 'POST',
    path: '/payrollItems/{id}',
    about: 'Confirms an item. `If-Match` is the version that was read.',
    allow: reader,
    bundle,
    answer: payrollItem,
    errors: ['wrong_state', 'month_locked', 'conflict', 'precondition_required'],
    source: 'spec',
    dangerous: true,
  }),
  reopenPayrollItem: endpoint({
    method: 'POST',
    path: '/payrollItems/{id}/reopen',
    about: 'Takes back the confirmation of an item, until the payroll is signed.',
    allow: reader,
    bundle,
    answer: payrollItem,
    errors: ['wrong_state', 'month_locked', 'conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
  }),
  declinePayrollItem: endpoint({
    method: 'POST',
    path: '/payrollItems/{id}/decline',
    about:
      'Declines an item and makes a to-do for the accountant: due tomorrow with priority 1 where nothing else is asked.',
    allow: reader,
    bundle,
    body: z.strictObject({
      body: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)),
      caption: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      parameters: z.optional(
        z.strictObject({
          recipient: z.optional(id),
          /** DD.MM.YYYY */
          dueDate: z.optional(z.string().check(z.regex(/^\d{2}\.\d{2}\.\d{4}$/))),
          priority: z.optional(z.literal(1)),
        }),
      ),
    }),
    answer: z.object({ item: payrollItem, activity: historyRow }),
    errors: ['wrong_state', 'month_locked', 'conflict', 'precondition_required'],
    source: 'spec',
    dangerous: true,
  }),
  answerPayrollItem: endpoint({
    method: 'POST',
    path: '/payrollItems/{id}/answer',
    about:
      'Answers a declined item, with a correction where there is one. The last answer reopens the window.',
    allow: accountant,
    bundle,
    body: z.strictObject({
      body: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)),
      approvedMinutes: z.optional(minutes),
      paidMinutes: z.optional(minutes),
      amountMinor: z.optional(amount),
    }),
    answer: payrollItem,
    errors: ['wrong_state', 'month_locked', 'conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
  }),
  correctPayrollItem: endpoint({
    method: 'POST',
    path: '/payrollItems/{id}/correct',
    about: 'Changes an item of a draft, or one that was declined. Gross follows by the difference.',
    allow: accountant,
    bundle,
    body: z.strictObject(onDraft),
    answer: payrollItem,
    errors: ['wrong_state', 'month_locked', 'conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
  }),
  payrollItemActivities: endpoint({
    method: 'GET',
    path: '/payrollItems/{id}/activities',
    about: 'History of an item, newest first.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(historyRow),
    source: 'spec',
  }),
  addPayrollItemActivity: endpoint({
    method: 'POST',
    path: '/payrollItems/{id}/activities',
    about: 'Writes a note into the history of an item; the other side is told, where it sees it.',
    allow: reader,
    bundle,
    body: historyNote,
    answer: historyRow,
    source: 'spec',
  }),
  payrollDocuments: endpoint({
    method: 'GET',
    path: '/payrollDocuments',
    about: "The caller's payroll documents of these types, newest first, without the withheld ones.",
    allow: reader,
    bundle,
    query: z.strictObject({
      ...paging,
      /** Names of types with commas between them. */
      types: z._default(z.string().check(z.maxLength(500)), 'Payroll,Allowance,PayrollDetails'),
    }),
    answer: listOf(payrollDocument),
    source: 'addition',
  }),
  downloadPayrollDocument: endpoint({
    method: 'GET',
    path: '/payrollDocuments/{id}/download',
    about: 'A signed address of a payroll document, good for five minutes.',
    allow: reader,
    bundle,
    answer: z.object({ url: z.string(), expiresAt: instant }),
    source: 'addition',
    dangerous: true,
  }),
};
export type Payroll = z.infer<typeof payrolls.payroll.answer>;
