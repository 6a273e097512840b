import * as z from 'zod/mini';
import { office } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { named } from '../finance/finance.shapes.ts';
import { day, id, listOf, paging } from '../../endpoint/shapes.ts';
import { payrollRow } from './payrolls.shapes.ts';

const accountant = office.with('payrolls', 'EDIT');
const bundle = 'finance';
/** How many payrolls are released with one call. */
const atMost = 200;

/** How payrolls come into being, and to their people. */
export const draftCalls = {
  draftPayroll: endpoint({
    method: 'POST',
    path: '/payrolls/drafts',
    about:
      'Makes or refreshes the drafts of a month from the hours that are signed off, one for each person and currency. Where nobody has said what some of it is paid, none is made: `pay_missing` names the people, `GET /payrolls/unpaid` their work.',
    allow: accountant,
    bundle,
    body: z.strictObject({
      /** Without it: of everybody. */
      personId: z.optional(id),
      /** Any day of the month. */
      month: day,
      /** Makes them all the same; such work stands on them with 0 until the accountant corrects it. */
      withUnpaid: z.optional(z.boolean()),
    }),
    answer: z.object({ drafts: z.array(payrollRow) }),
    errors: ['pay_missing'],
    source: 'addition',
    dangerous: true,
  }),
  releasePayroll: endpoint({
    method: 'POST',
    path: '/payrolls/{id}/release',
    about:
      'Shows a draft to its person and opens the window for answers. `If-Match` is the version that was read.',
    allow: accountant,
    bundle,
    answer: payrollRow,
    errors: ['wrong_state', 'month_locked', 'conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
    stepUp: 'payrolls',
  }),
  releasePayrolls: endpoint({
    method: 'POST',
    path: '/payrolls/release',
    about:
      'Releases several drafts, each at the version that was read. One that cannot be released says why and stops none of the others.',
    allow: accountant,
    bundle,
    body: z.strictObject({
      payrolls: z
        .array(z.strictObject({ id, version: z.number().check(z.int()) }))
        .check(z.minLength(1), z.maxLength(atMost)),
    }),
    answer: z.object({
      results: z.array(
        z.object({
          id,
          /** As it stands now; nothing where there is none any more. */
          payroll: z.nullable(payrollRow),
          /** Why it was not released; nothing where it was. */
          problem: z.nullable(z.enum(['not_found', 'conflict', 'wrong_state', 'month_locked'])),
        }),
      ),
    }),
    source: 'addition',
    dangerous: true,
    stepUp: 'payrolls',
  }),
  unpaidWork: endpoint({
    method: 'GET',
    path: '/payrolls/unpaid',
    about: 'Work of a month that is signed off and that neither a rate nor a contract pays, by person.',
    allow: accountant,
    bundle,
    query: z.strictObject({
      ...paging,
      /** Any day of the month. */
      month: day,
    }),
    answer: listOf(
      z.object({
        person: named,
        minutes: z.number(),
        positions: z.array(z.object({ crewItemId: id, caption: z.string(), day, minutes: z.number() })),
      }),
    ),
    source: 'addition',
  }),
};
