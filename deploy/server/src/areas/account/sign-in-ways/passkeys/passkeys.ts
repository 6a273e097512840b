import type { passkeys as contract } from '@callboard/contract';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { loginById, sendSignInMail } from '../../session/session.public.ts';
import { dropPasskey, passkeysOf, setPasskeyName } from './passkeys.db.ts';
import { presentPasskey } from './present-passkey.ts';

export const passkeys: Handler<typeof contract.passkeys> = async (_, { db, caller, reply }) => {
  reply.header('cache-control', 'no-store');
  return { items: (await passkeysOf(db, caller.loginId)).map(presentPasskey) };
};

export const renamePasskey: Handler<typeof contract.renamePasskey> = async (
  { params, body },
  { db, caller },
) => {
  const renamed = await setPasskeyName(db, { id: params.id, loginId: caller.loginId }, body.name);
  if (!renamed) throw notFound();
  return presentPasskey(renamed);
};

export const removePasskey: Handler<typeof contract.removePasskey> = async ({ params, request }, ctx) => {
  const { db, caller, now } = ctx;
  const name = await dropPasskey(db, { id: params.id, loginId: caller.loginId });
  if (name === null) throw notFound();
  const { personId } = caller;
  await noteActivity(db, {
    personId,
    category: 'session',
    caption: 'passkey_removed',
    body: name,
    at: now(),
  });
  await sendSignInMail('passkeyRemoved', await loginById(db, caller.loginId), request, ctx);
  return undefined;
};
