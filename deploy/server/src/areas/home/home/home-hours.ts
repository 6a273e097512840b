import { jobName } from '@callboard/domain';
import type {
  hoursAnsweredFor,
  hoursToSign,
  openObjections,
} from '../../work/crew-checks/crew-checks.public.ts';
import type { Found } from './home-list.ts';

type Part<Read extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;

/** A person waits for an answer about the own pay. */
const answerWithinMs = 24 * 3_600_000;

/** People say that their signed-off hours are wrong: the office answers. */
export const hoursToCheckEntries = ({ items, total }: Part<typeof openObjections>): Found => ({
  kind: 'hoursToCheck',
  entries: items.map(({ itemId, person, project, crew, at }) => ({
    id: itemId,
    link: { id: itemId },
    words: { who: person, text: jobName({ project, crew }) },
    since: at.toISOString(),
    dueAt: new Date(at.getTime() + answerWithinMs).toISOString(),
  })),
  total,
});

/** Own hours that the tenant wants signed. */
export const hoursToSignEntries = ({ items, total }: Part<typeof hoursToSign>): Found => ({
  kind: 'hoursToSign',
  entries: items.map(({ itemId, project, crew, at }) => ({
    id: itemId,
    link: { id: itemId },
    words: { text: jobName({ project, crew }) },
    since: at.toISOString(),
  })),
  total,
});

/** The office has corrected own hours, or answered that they stay. */
export const hoursAnsweredEntries = (rows: Part<typeof hoursAnsweredFor>): Found => ({
  kind: 'hoursAnswered',
  entries: rows.map(({ itemId, project, crew, at, kept }) => ({
    id: itemId,
    link: { id: itemId },
    words: { text: jobName({ project, crew }) },
    since: at.toISOString(),
    marks: [kept ? 'kept' : 'corrected'],
  })),
  total: rows.length,
});
