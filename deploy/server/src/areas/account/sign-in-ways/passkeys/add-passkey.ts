import { createHash } from 'node:crypto';
import type { BodyOf, passkeys } from '@callboard/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler, RequestFacts } from '#platform/http/handler.ts';
import { loginById, sendSignInMail } from '../../session/session.public.ts';
import { authenticatorName } from './authenticator-name.ts';
import { answeredChallenge, challengeMs, newChallenge } from './challenge.ts';
import { keepPasskey, passkeysOf } from './passkeys.db.ts';
import { presentPasskey } from './present-passkey.ts';
import { relyingParty } from './relying-party.ts';
import { knownCredentials } from './request-options.ts';
import { webAuthn } from './web-authn.ts';

const atMost = 20;
/** Ed25519, ES256 and RS256, as COSE numbers them: every authenticator has one of these. */
const algorithms = [-8, -7, -257];

/** Authenticators keep it beside the passkey; it says nothing about the person. */
const userHandle = ({ tenantId, loginId }: { tenantId: string; loginId: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, loginId]))
    .digest('base64url');

async function ownPasskeys({ db, caller }: Ctx) {
  const own = await passkeysOf(db, caller.loginId);
  if (own.length >= atMost) throw new AppError('too_many', { params: { limit: atMost } });
  return own;
}

export const newPasskeyOptions: Handler<typeof passkeys.newPasskeyOptions> = async ({ request }, ctx) => {
  const { db, caller, tenant, reply } = ctx;
  reply.header('cache-control', 'no-store');
  const own = await ownPasskeys(ctx);
  const login = await loginById(db, caller.loginId);
  const challenge = await newChallenge({ purpose: 'add', loginId: login.id }, ctx);
  return {
    rp: { id: relyingParty(request).id, name: tenant.name },
    user: {
      id: userHandle({ tenantId: tenant.id, loginId: login.id }),
      name: login.name,
      displayName: login.personName ?? login.name,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: knownCredentials(own),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
};

type Made = BodyOf<typeof passkeys.addPasskey>['passkey'];

/** Nothing where it is no passkey that this person was asked for here. */
async function verified(passkey: Made, request: RequestFacts, ctx: Ctx) {
  const whose = { purpose: 'add', loginId: ctx.caller.loginId } as const;
  const expectedChallenge = await answeredChallenge(passkey.response.clientDataJSON, whose, ctx);
  if (expectedChallenge === null) return null;
  const { origin, id } = relyingParty(request);
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo ?? null;
  } catch {
    // The library throws for whatever does not fit; it is all the same to whoever sent it.
    return null;
  }
}

export const addPasskey: Handler<typeof passkeys.addPasskey> = async ({ body, request }, ctx) => {
  const { db, caller, now } = ctx;
  const { loginId, personId } = caller;
  await ownPasskeys(ctx);
  const made = await verified(body.passkey, request, ctx);
  if (!made) {
    const fields = [{ path: 'passkey', code: 'bad_format' as const }];
    throw new AppError('invalid', { fields, keepWrites: true });
  }
  const { id, publicKey, counter } = made.credential;
  const name = body.name ?? authenticatorName(made.aaguid, request.userAgent);
  const transports = body.passkey.response.transports ?? [];
  const kept = { id, name, transports, loginId, counter, at: now() };
  await keepPasskey(db, { ...kept, publicKey: Buffer.from(publicKey).toString('base64url') });
  await noteActivity(db, { personId, category: 'session', caption: 'passkey_added', body: name, at: now() });
  await sendSignInMail('passkeyAdded', await loginById(db, loginId), request, ctx);
  return presentPasskey({ ...kept, addedAt: now(), lastUsedAt: null });
};
