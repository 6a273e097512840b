import { absenceKinds, absenceStates, requestedAbsenceKinds, vacationQueues } from '@callboard/domain';
import * as z from 'zod/mini';
import { crew, person, plannerOrOffice } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, instant, listOf, paging } from '../../endpoint/shapes.ts';

const bundle = 'crew-ops';
/** Asked for by those who work, decided by those who plan. */
const both = ['crew-ops', 'planning'] as const;
const own = crew.with('projects');

const kind = z.enum(requestedAbsenceKinds);
const comment = z._default(z.string().check(z.maxLength(1000)), '');
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const half = z._default(z.boolean(), false);
const flag = z._default(z.enum(['true', 'false']), 'false');

const clash = z.object({
  itemId: id,
  crewId: id,
  day,
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  status: z.string(),
  projectName: z.string(),
  crewName: z.string(),
});

const absence = z.object({
  id,
  version: z.number(),
  personId: id,
  personName: z.string(),
  kind: z.enum(absenceKinds),
  status: z.enum(absenceStates),
  from: day,
  to: day,
  firstHalf: z.boolean(),
  lastHalf: z.boolean(),
  days: z.number(),
  comment: z.string(),
  reason: z.string(),
  requestedAt: instant,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  /** Jobs of the person in the range. */
  clashes: z.array(clash),
  may: z.object({
    withdraw: z.boolean(),
    requestCancel: z.boolean(),
    approve: z.boolean(),
    refuse: z.boolean(),
    cancel: z.boolean(),
  }),
});
export type Absence = z.infer<typeof absence>;

/** Days of one year against the account of that year, as it is without them and with them. */
const yearOfVacation = z.object({
  year: z.number(),
  days: z.number(),
  without: z.number(),
  with: z.number(),
  /** Days of other requests of this person, which nobody has decided. */
  pending: z.number(),
});

const vacationDetail = z.object({
  absence,
  weekends: z.number(),
  /** Those of its days that would be work otherwise. */
  bankHolidays: z.array(z.object({ day, caption: z.string() })),
  /** Hours of the contract on the days that count. */
  minutes: z.number(),
  /** Years of the vacation account; none for what takes nothing from it. */
  years: z.array(yearOfVacation),
  /** For time off in lieu that has not begun: minutes of the time account. */
  timeAccount: z.nullable(z.object({ without: z.number(), with: z.number() })),
  /** Others who are away on some of these days, or asked to be; those with the same function or crew first. */
  away: z.array(
    z.object({
      id,
      personId: id,
      name: z.string(),
      from: day,
      to: day,
      /** Nobody has decided yet. */
      asked: z.boolean(),
      /** What they share with the person, if anything. */
      sameFunction: z.nullable(z.string()),
      sameCrew: z.nullable(z.string()),
    }),
  ),
  /** How many people share a function or a membership crew with the person. */
  colleagues: z.number(),
  /** Days on which there is work, with how far it is filled. */
  plan: z.array(
    z.object({
      day,
      positions: z.number(),
      filled: z.number(),
      requested: z.number(),
      /** Open ones that this person could work. */
      openForPerson: z.number(),
    }),
  ),
  /** Who decides where the caller may not, by name. */
  ask: z.array(z.string()),
});
export type VacationDetail = z.infer<typeof vacationDetail>;

const decision = <const Path extends string>(path: Path, about: string) =>
  endpoint({
    method: 'POST',
    path,
    about,
    allow: plannerOrOffice,
    bundle: both,
    body: z.strictObject({ reason: z._default(z.string().check(z.trim(), z.maxLength(200)), '') }),
    answer: absence,
    errors: ['wrong_state'],
    source: 'addition',
    dangerous: true,
  });

export const vacations = {
  vacationRequests: endpoint({
    method: 'GET',
    path: '/vacationRequests',
    about:
      'Vacations and sick days: the own ones, or with `whose=all` everybody’s for planners and office. A `queue` has ' +
      'those of others: what waits comes oldest first, what was decided lately newest first.',
    allow: person,
    bundle: both,
    query: z.strictObject({
      ...paging,
      queue: z.optional(z.enum(vacationQueues)),
      whose: z._default(z.enum(['own', 'all']), 'own'),
      personId: z.optional(id),
      status: z.optional(absence.shape.status),
      from: z.optional(day),
      to: z.optional(day),
    }),
    answer: listOf(absence),
    source: 'spec',
  }),
  vacationRequest: endpoint({
    method: 'GET',
    path: '/vacationRequests/{id}',
    about:
      'What somebody has to know who decides: days, accounts, jobs, who else is away and how full the plan is then.',
    allow: plannerOrOffice,
    bundle: 'planning',
    answer: vacationDetail,
    source: 'addition',
  }),
  vacationPreview: endpoint({
    method: 'GET',
    path: '/vacationRequests/preview',
    about:
      'What a request would count before it is sent: days, weekends, bank holidays, what is left, jobs in the range.',
    allow: own,
    bundle,
    query: z.strictObject({
      from: day,
      to: day,
      firstHalf: flag,
      lastHalf: flag,
      kind: z._default(kind, 'vacation'),
    }),
    answer: z.object({
      from: day,
      to: day,
      days: z.number(),
      weekends: z.number(),
      bankHolidays: z.number(),
      /** Of the year that ends with the least, where the days lie in two. */
      left: z.number(),
      leftAfter: z.number(),
      pending: z.number(),
      /** Each year takes its own days from its own account. */
      years: z.array(
        z.object({
          year: z.number(),
          days: z.number(),
          left: z.number(),
          pending: z.number(),
          leftAfter: z.number(),
        }),
      ),
      clashes: z.array(clash),
      /** Why it could not be sent. */
      refusal: z.nullable(
        z.object({
          path: z.enum(['from', 'to']),
          code: z.enum([
            'end_before_start',
            'in_the_past',
            'too_far_ahead',
            'overlaps',
            'no_days',
            'not_enough_left',
          ]),
        }),
      ),
    }),
    source: 'addition',
  }),
  requestVacation: endpoint({
    method: 'POST',
    path: '/vacationRequests',
    about: 'Asks for a vacation. Jobs in the range stand in the answer and keep nobody from asking.',
    allow: own,
    bundle,
    body: z.strictObject({
      from: day,
      to: day,
      firstHalf: half,
      lastHalf: half,
      kind: z._default(kind, 'vacation'),
      comment,
    }),
    answer: absence,
    source: 'spec',
  }),
  deleteVacation: endpoint({
    method: 'DELETE',
    path: '/vacationRequests/{id}',
    about:
      'Withdraws a request; asks to cancel one that is approved and has not begun. The office may cancel what has.',
    allow: person,
    bundle,
    answer: absence,
    errors: ['wrong_state', 'too_late'],
    source: 'spec',
  }),
  approveVacation: decision('/vacationRequests/{id}/approve', 'Approves a request.'),
  refuseVacation: endpoint({
    method: 'POST',
    path: '/vacationRequests/{id}/refuse',
    about: 'Refuses a request; where its cancelling was asked for, it stays approved.',
    allow: plannerOrOffice,
    bundle: both,
    body: z.strictObject({ reason }),
    answer: absence,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  cancelVacation: decision(
    '/vacationRequests/{id}/cancel',
    'Cancels an approved vacation or a sick report. One that has begun can be cancelled by the office only; where ' +
      'nobody asked for it, a vacation needs a reason.',
  ),
  reportSick: endpoint({
    method: 'POST',
    path: '/sickReports',
    about:
      'Reports a person sick from today: jobs of these days become absences, and somebody has to find others.',
    allow: person,
    bundle,
    body: z.strictObject({ personId: z.optional(id), from: z.optional(day), to: z.optional(day), comment }),
    answer: absence,
    source: 'addition',
  }),
};
