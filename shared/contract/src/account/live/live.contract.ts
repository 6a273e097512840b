import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';

/** One message of the stream: names of lists and things to fetch again, never their content. */
export type LiveMessage = {
  readonly names: readonly string[];
  /** The beginning of the idempotency key of the call that did it. */
  readonly by?: string;
};
export const liveKeySigns = 12;
/** Instead of a last id, for who has read things since a moment and listens only now: `at.<milliseconds>`. */
export const liveSince = 'at';
/** Said where messages may have been missed: everything is to be fetched again. */
export const liveEverything = '*';

export const live = {
  live: endpoint({
    method: 'GET',
    path: '/live',
    about:
      'Server-sent events that name what to fetch again (`changed`); a comment every 20 s; resumes after `Last-Event-ID`, which is the id of a message or `at.` and milliseconds since 1970. Asked without `Accept: text/event-stream` it answers what was missed and ends.',
    allow: person,
    answer: 'file',
    errors: ['too_many'],
    source: 'addition',
  }),
};
