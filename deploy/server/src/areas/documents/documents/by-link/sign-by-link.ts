import type { BodyOf, documents } from '@callboard/contract';
import { acceptFile } from '#platform/files/accept-file.ts';
import { addFile } from '#platform/files/file.db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { giveDecline } from '../sign/give-decline.ts';
import { giveSignature } from '../sign/give-signature.ts';
import type { Given } from '../sign/given-signature.ts';
import { deciderByLink, lockedByLink } from './link-holder.ts';

type Signature = BodyOf<typeof documents.signByLink>['signature'];

async function takenSignature(
  signature: Signature,
  { db, files, now, outside }: Pick<Ctx, 'db' | 'files' | 'now' | 'outside'>,
): Promise<Given> {
  if (signature.how === 'typed') return { how: 'typed', imageFileId: null, typedName: signature.name };
  const { type, bytes } = await outside(`signature ${signature.picture}`, () =>
    acceptFile(Buffer.from(signature.picture, 'base64')),
  );
  if (!type.startsWith('image/')) throw new AppError('unsupported_file', { params: { reason: 'type' } });
  const { name: content, size } = await files.put(bytes);
  const row = { content, name: 'signature.webp', type, size, private: true, at: now() };
  return { how: 'drawn', imageFileId: await addFile(db, row), typedName: '' };
}

export const signByLink: Handler<typeof documents.signByLink> = async ({ params, body, request }, ctx) => {
  const held = await lockedByLink(ctx, params.token);
  const by = deciderByLink(held, ctx, request, body.timeZone);
  return giveSignature(held, body, () => takenSignature(body.signature, ctx), by);
};

export const declineByLink: Handler<typeof documents.declineByLink> = async (input, ctx) => {
  const { params, body, request } = input;
  const held = await lockedByLink(ctx, params.token);
  const { id, status } = await giveDecline(
    held,
    body.reason,
    deciderByLink(held, ctx, request, body.timeZone),
  );
  return { id, status };
};
