import type { BodyOf, passkeys } from '@callboard/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { answeredChallenge } from './challenge.ts';
import type { ChallengeFor } from './challenges.db.ts';
import { lockedPasskey, notePasskeyUse } from './passkeys.db.ts';
import { relyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

export type UsedPasskey = BodyOf<typeof passkeys.signInWithPasskey>['passkey'];

type Known = NonNullable<Awaited<ReturnType<typeof lockedPasskey>>>;

/** The counter that the authenticator says; nothing where anything does not fit, a counter that went back as well. */
async function newCounter(
  given: UsedPasskey,
  { known, expectedChallenge, request }: { known: Known; expectedChallenge: string; request: RequestFacts },
): Promise<number | null> {
  const { origin, id } = relyingParty(request);
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: Number(known.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for whatever does not fit; it is all the same to whoever sent it.
    return null;
  }
}

/** The id of the login whose passkey signed our challenge; nothing where anything does not fit. */
export async function verifiedPasskey(
  given: UsedPasskey,
  { request, ...whose }: ChallengeFor & { request: RequestFacts },
  ctx: Ctx,
): Promise<string | null> {
  const expectedChallenge = await answeredChallenge(given.response.clientDataJSON, whose, ctx);
  const known = await lockedPasskey(ctx.db, given.id);
  if (expectedChallenge === null || !known) return null;
  if (whose.loginId !== null && whose.loginId !== known.loginId) return null;
  const counter = await newCounter(given, { known, expectedChallenge, request });
  if (counter === null) return null;
  await notePasskeyUse(ctx.db, { id: known.id, counter, at: ctx.now() });
  return known.loginId;
}
