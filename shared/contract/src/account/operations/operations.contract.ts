import * as z from 'zod/mini';
import { anyone, operator, person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, language, listOf, paging } from '../../endpoint/shapes.ts';

export const activityTypes = ['LOG', 'TODO_INT', 'TODO_PAYROLL_ITEM'] as const;

export const operations = {
  version: endpoint({
    method: 'GET',
    path: '/version.json',
    about:
      'Version of the server and of the database; in which languages photos of receipts are read, none without a reader.',
    allow: anyone,
    answer: z.object({
      server: z.string(),
      engine: z.enum(['PGlite', 'PostgreSQL']),
      schema: z.number(),
      readsPhotos: z.array(language),
    }),
    source: 'spec',
  }),
  status: endpoint({
    method: 'GET',
    path: '/status',
    about: 'Whether the server can work, its clock, and when its newest good backup was made.',
    allow: anyone,
    answer: z.object({
      status: z.enum(['ok', 'degraded']),
      time: instant,
      lastBackupAt: z.nullable(instant),
    }),
    source: 'spec',
  }),
  activities: endpoint({
    method: 'GET',
    path: '/activities',
    about:
      "The caller's own activities, newest first; who plans or accounts can ask for those of a thing or a person.",
    allow: person,
    query: z.strictObject({
      ...paging,
      type: z.optional(z.enum(activityTypes)),
      subjectKind: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
      subjectId: z.optional(id),
      personId: z.optional(id),
    }),
    answer: listOf(
      z.object({
        id,
        type: z.enum(activityTypes),
        category: z.string(),
        caption: z.string(),
        body: z.string(),
        personParty: z.nullable(id),
        at: instant,
        actor: z.nullable(z.object({ id, name: z.string() })),
        subject: z.nullable(z.object({ kind: z.string(), id })),
        reason: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
    source: 'spec',
  }),
  jobsState: endpoint({
    method: 'GET',
    path: '/operations/jobs',
    about: 'For operators: the queues of work behind the calls, what waits, runs, and has failed for good.',
    allow: operator.with('persons'),
    answer: z.object({
      queues: z.array(
        z.object({
          name: z.string(),
          waiting: z.number(),
          retrying: z.number(),
          running: z.number(),
          failed: z.number(),
        }),
      ),
      dead: z.number(),
      oldestWaitingAt: z.nullable(instant),
    }),
    source: 'addition',
  }),
  file: endpoint({
    method: 'GET',
    path: '/file/{id}',
    about: 'A file by signed address; fetched without the bearer token.',
    allow: anyone,
    query: z.strictObject({
      expires: z.coerce.number(),
      for: z.optional(z.string()),
      signature: z.string(),
    }),
    answer: 'file',
    source: 'spec',
  }),
};
export type Activity = z.infer<typeof operations.activities.answer>['items'][number];
