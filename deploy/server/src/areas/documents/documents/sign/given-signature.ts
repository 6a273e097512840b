import type { SigningBody } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { takeUpload } from '../../uploads/uploads.public.ts';
import { keepSignature, savedOf } from './saved-signature.db.ts';

export type Given = {
  how: 'drawn' | 'typed' | 'saved';
  imageFileId: string | null;
  typedName: string;
};

/** The signature that came with the call, or the one kept from before. */
export async function givenSignature(
  { signature, keep = false }: Pick<SigningBody, 'signature' | 'keep'>,
  ctx: Ctx,
  me: string,
): Promise<Given> {
  const { db, now } = ctx;
  if (signature.how === 'saved') {
    const saved = await savedOf(db, me);
    if (!saved) throw new AppError('invalid', { fields: [{ path: 'signature.how', code: 'bad_choice' }] });
    return { how: 'saved', imageFileId: saved.imageFileId, typedName: saved.typedName };
  }
  const given =
    signature.how === 'drawn'
      ? {
          how: 'drawn' as const,
          imageFileId: (
            await takeUpload(ctx, signature.uploadId, { path: 'signature.uploadId', types: ['image/'] })
          ).fileId,
          typedName: '',
        }
      : { how: 'typed' as const, imageFileId: null, typedName: signature.name };
  if (keep) await keepSignature(db, me, given, now());
  return given;
}
