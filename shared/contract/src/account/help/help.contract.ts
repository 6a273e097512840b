import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';

const figures = z.object({
  preCallLeadHours: z.number(),
  checkInLeadMinutes: z.number(),
  confirmWithinHours: z.number(),
  confirmBeforeStartHours: z.number(),
  cancelBeforeStartHours: z.number(),
  restHours: z.number(),
  numberDaysBefore: z.number(),
  numberDaysAfter: z.number(),
  vacationAheadDays: z.number(),
  payrollWindowHours: z.number(),
  receiptBackDays: z.number(),
  /** How long a link for a new password works. */
  linkHours: z.number(),
  /** The largest file that is taken. */
  uploadBytes: z.number(),
});
export type HelpFigures = z.infer<typeof figures>;

export const help = {
  helpFigures: endpoint({
    method: 'GET',
    path: '/help/figures',
    about: 'The deadlines and limits of the tenant that answers of the help name.',
    allow: person,
    answer: figures,
    source: 'addition',
  }),
};
