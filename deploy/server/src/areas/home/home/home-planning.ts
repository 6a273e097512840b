import { jobName } from '@callboard/domain';
import type { crewsAppliedFor, removalsAsked } from '../../work/crew-items/crew-items.public.ts';
import type { Found } from './home-list.ts';

type Part<Read extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;

/** Who asks to go or to come waits for an answer, and the crew for its people. */
const answerWithinMs = 24 * 3_600_000;
const soon = (since: Date, startsAt: Date | null): string =>
  new Date(
    Math.min(since.getTime() + answerWithinMs, startsAt?.getTime() ?? Number.POSITIVE_INFINITY),
  ).toISOString();

export const removalEntries = ({ items, total }: Part<typeof removalsAsked>): Found => ({
  kind: 'removalToDecide',
  entries: items.map(({ id, crewId, crew, project, person, since, startsAt }) => ({
    id,
    link: { id: crewId },
    words: { who: person, text: jobName({ project, crew }) },
    since: since.toISOString(),
    dueAt: soon(since, startsAt),
  })),
  total,
});

export const applicantEntries = ({ items, total }: Part<typeof crewsAppliedFor>): Found => ({
  kind: 'applicantsToDecide',
  entries: items.map(({ crewId, crew, project, people, since, startsAt }) => ({
    id: crewId,
    link: { id: crewId },
    words: { count: people, text: jobName({ project, crew }) },
    since: since.toISOString(),
    dueAt: soon(since, startsAt),
  })),
  total,
});
