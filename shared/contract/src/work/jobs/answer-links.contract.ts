import { answeringActions } from '@callboard/domain';
import * as z from 'zod/mini';
import { anyone } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { instant, language } from '../../endpoint/shapes.ts';
import { conflict } from '../crew-items/crew-items.shapes.ts';
import { difference, itemFacts } from '../crew-items/item-facts.shapes.ts';
import { refusal } from './job.shapes.ts';

const bundle = 'crew-ops';

/** `changed`: it is another job now than the mail said. `over`: the time to answer has passed. */
export const answerLinkStates = ['open', 'answered', 'changed', 'over'] as const;

const jobByLink = z.object({
  ...itemFacts,
  /** Where the location is. */
  place: z.nullable(z.object({ street: z.string(), zip: z.string(), country: z.string() })),
  changes: z.array(difference),
  deadlineAt: z.nullable(instant),
  /** What of the person's own plans speaks against it. */
  conflicts: z.array(conflict),
});

const answerLink = z.object({
  state: z.enum(answerLinkStates),
  /** What was answered. */
  answer: z.nullable(z.enum(answeringActions)),
  tenantName: z.string(),
  /** The person's first name. */
  name: z.string(),
  language,
  /** As long as it can be answered, and in the reply to the answer itself. */
  job: z.nullable(jobByLink),
});

/**
 * Answering a request without a login. The mail leads to the page `/answer`, a push message answers by itself; their
 * tokens are all that these calls need, stand for one job of one person, and are used up by the answer. Reading
 * changes nothing.
 */
export const answerLinks = {
  answerLink: endpoint({
    method: 'GET',
    path: '/answerLinks/{token}',
    about: 'The job that a mailed link or a push message asks about, as long as it can be answered by it.',
    allow: anyone,
    bundle,
    answer: answerLink,
    errors: ['link_used', 'too_many'],
    source: 'addition',
  }),
  answerByLink: endpoint({
    method: 'POST',
    path: '/answerLinks/{token}',
    about:
      'Confirms or declines the job of a mailed link or a push message, once; the same answer again is told what was answered.',
    allow: anyone,
    bundle,
    body: z.strictObject({ answer: z.enum(answeringActions), ...refusal }),
    answer: answerLink,
    errors: ['link_used', 'wrong_state', 'collision', 'too_late', 'too_many'],
    source: 'addition',
  }),
};
export type AnswerLink = z.infer<typeof answerLink>;
export type JobByLink = z.infer<typeof jobByLink>;
