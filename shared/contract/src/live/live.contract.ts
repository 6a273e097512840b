import * as z from 'zod/mini';
import { person } from '../allow.ts';
import { endpoint } from '../endpoint.ts';

/** One message of the stream: names of lists and things to fetch again, never their content. */
export const liveMessage = z.object({ names: z.array(z.string()) });
export type LiveMessage = z.infer<typeof liveMessage>;
/** Said where messages may have been missed: everything is to be fetched again. */
export const liveEverything = '*';

export const live = {
  live: endpoint({
    method: 'GET',
    path: '/live',
    about:
      'Server-sent events that name what to fetch again (`changed`); a comment every 20 s; resumes after `Last-Event-ID`. Asked without `Accept: text/event-stream` it answers what was missed and ends.',
    allow: person,
    answer: 'file',
    errors: ['too_many'],
    source: 'addition',
  }),
};
