import { crewOpsPages } from '@callboard/contract';
import { toAnswerStates } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import { secretToken, tokenHash } from '../session/session.public.ts';
import { addAnswerLink, askedJob } from './answer-links.db.ts';

type Asked = { readonly itemId: string; readonly personId: string };
type AnswerLinkMade = { readonly link: string; readonly hash: string; readonly until: Date };

/**
 * A link by which a person answers a job without a login, until its deadline or its begin; nothing where no answer is
 * missing. Behind a `#`, so that its token reaches no server and no log by the address.
 */
export async function makeAnswerLink(
  db: Db,
  { itemId, personId }: Asked,
  { origin, at }: { origin: string; at: Date },
): Promise<AnswerLinkMade | null> {
  const job = await askedJob(db, itemId);
  if (!job || job.personId !== personId || !toAnswerStates.includes(job.status)) return null;
  const ends = [job.status === 'hasChanged' ? null : job.deadlineAt, job.startsAt].filter(
    (one) => one !== null,
  );
  const until = ends.toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (!until || until <= at) return null;
  const token = secretToken();
  const hash = tokenHash(token);
  await addAnswerLink(db, { tokenHash: hash, personId, itemId, terms: job.terms, at, expiresAt: until });
  return { link: `${origin}${crewOpsPages.answerLink}#${token}`, hash, until };
}
