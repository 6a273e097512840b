import { crewOpsPages } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { secretToken, tokenHash } from '../session/session.public.ts';
import { addAnswerLink, askedJob, keepNewestLinks } from './answer-links.db.ts';

type Asked = { readonly itemId: string; readonly personId: string };
type TokenMade = { readonly token: string; readonly hash: string; readonly until: Date };
type AnswerLinkMade = Omit<TokenMade, 'token'> & { readonly link: string };

/** For each device and job: a message that is still on its way, the one that is shown, and one whose answer waits. */
const mostOfDevice = 3;

/**
 * A token by which a person answers a job without a login, until its deadline or its begin; nothing where no answer is
 * missing.
 */
async function makeAnswerToken(
  db: Db,
  { itemId, personId, deviceId }: Asked & { deviceId: string | null },
  at: Date,
): Promise<TokenMade | null> {
  const job = await askedJob(db, itemId);
  if (!job || job.personId !== personId || !isOneOf(job.status, crewItemGroups.toAnswer)) return null;
  const ends = [job.status === 'hasChanged' ? null : job.deadlineAt, job.startsAt].filter(
    (one) => one !== null,
  );
  const until = ends.toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (!until || until <= at) return null;
  const token = secretToken();
  const hash = tokenHash(token);
  if (deviceId) await keepNewestLinks(db, { deviceId, itemId }, mostOfDevice - 1);
  await addAnswerLink(db, {
    tokenHash: hash,
    personId,
    itemId,
    deviceId,
    terms: job.terms,
    at,
    expiresAt: until,
  });
  return { token, hash, until };
}

/** Of a push message, for the one device that can read it. */
export const makeDeviceAnswerToken = (
  db: Db,
  asked: Asked & { readonly deviceId: string },
  at: Date,
): Promise<TokenMade | null> => makeAnswerToken(db, asked, at);

/** Of a mail. The token stands behind a `#`, so that it reaches no server and no log by the address. */
export async function makeAnswerLink(
  db: Db,
  asked: Asked,
  { origin, at }: { origin: string; at: Date },
): Promise<AnswerLinkMade | null> {
  const made = await makeAnswerToken(db, { ...asked, deviceId: null }, at);
  if (!made) return null;
  const { token, hash, until } = made;
  return { link: `${origin}${crewOpsPages.answerLink}#${token}`, hash, until };
}
