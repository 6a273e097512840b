import type { SigningBody } from '@callboard/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Ctx } from '../../../platform/http/handler.ts';
import { takeUpload } from '../uploads/uploads.public.ts';
import { keepSignature, savedOf } from './saved-signature.db.ts';

export type Given = {
  how: 'drawn' | 'typed' | 'saved';
  image_file_id: string | null;
  typed_name: string;
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
    return { how: 'saved', image_file_id: saved.image_file_id, typed_name: saved.typed_name };
  }
  const given =
    signature.how === 'drawn'
      ? {
          how: 'drawn' as const,
          image_file_id: (
            await takeUpload(ctx, signature.uploadId, { path: 'signature.uploadId', types: ['image/'] })
          ).fileId,
          typed_name: '',
        }
      : { how: 'typed' as const, image_file_id: null, typed_name: signature.name };
  if (keep) await keepSignature(db, me, given, now());
  return given;
}
