import type { AnswerOf, passkeys } from '@callboard/contract';
import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { challengeMs, newChallenge } from './challenge.ts';
import type { ChallengeFor } from './challenges.db.ts';
import type { PasskeyRow } from './passkeys.db.ts';
import { relyingParty } from './relying-party.ts';

type RequestOptions = AnswerOf<typeof passkeys.passkeySignInOptions>;

export const knownCredentials = (
  rows: readonly Pick<PasskeyRow, 'id' | 'transports'>[],
): RequestOptions['allowCredentials'] =>
  rows.map(({ id, transports }) => ({
    id,
    type: 'public-key',
    ...(transports.length > 0 && { transports }),
  }));

/** For a browser that asks an authenticator to sign; with no passkeys named, it offers those of this address. */
export async function requestOptions(
  whose: ChallengeFor,
  { request, own = [] }: { request: RequestFacts; own?: readonly PasskeyRow[] },
  ctx: Ctx,
): Promise<RequestOptions> {
  ctx.reply.header('cache-control', 'no-store');
  return {
    rpId: relyingParty(request).id,
    challenge: await newChallenge(whose, ctx),
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: knownCredentials(own),
  };
}
