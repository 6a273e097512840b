import type { Ctx } from '#platform/http/handler.ts';
import { secretToken, tokenHash } from '../../session/session.public.ts';
import { addChallenge, dropOldChallenges, takeChallenge } from './challenges.db.ts';
import type { ChallengeFor } from './challenges.db.ts';

export const challengeMs = 5 * 60_000;

/** What an authenticator has to sign, as base64url. */
export async function newChallenge(whose: ChallengeFor, { db, now }: Ctx): Promise<string> {
  await dropOldChallenges(db, now());
  const challenge = secretToken();
  const expiresAt = new Date(now().getTime() + challengeMs);
  await addChallenge(db, { ...whose, hash: tokenHash(challenge), expiresAt });
  return challenge;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The challenge that a browser answers, once; nothing where it is not one of ours for this. */
export async function answeredChallenge(
  clientDataJSON: string,
  whose: ChallengeFor,
  { db, now }: Ctx,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const ours = await takeChallenge(db, { ...whose, hash: tokenHash(challenge), now: now() });
  return ours ? challenge : null;
}
