import type { documents } from '@callboard/contract';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { takeUpload } from '../../uploads/uploads.public.ts';
import { addressed } from '#platform/http/file-address.ts';
import { personOf } from '#platform/http/person-of.ts';
import { forgetSaved, keepSignature, savedOf } from './saved-signature.db.ts';

async function present(ctx: Ctx) {
  const saved = await savedOf(ctx.db, personOf(ctx.caller));
  return {
    saved: saved !== undefined,
    how: saved?.how ?? null,
    name: saved?.typedName ?? '',
    imageUrl: saved?.imageFileId ? (await addressed(saved.imageFileId, ctx)).url : null,
  };
}

export const savedSignature: Handler<typeof documents.savedSignature> = (_, ctx) => present(ctx);

export const saveSignature: Handler<typeof documents.saveSignature> = async ({ body }, ctx) => {
  const kept =
    body.how === 'typed'
      ? { how: body.how, imageFileId: null, typedName: body.name }
      : {
          how: body.how,
          imageFileId: (await takeUpload(ctx, body.uploadId, { types: ['image/'] })).fileId,
          typedName: '',
        };
  await keepSignature(ctx.db, personOf(ctx.caller), kept, ctx.now());
  return present(ctx);
};

export const forgetSignature: Handler<typeof documents.forgetSignature> = async (_, { db, caller }) => {
  await forgetSaved(db, personOf(caller));
};
