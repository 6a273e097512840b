import type { SignatureZone } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import type { DocumentFound } from '../document/document-rows.db.ts';
import { isOpen } from '../document/present-document.ts';
import { setZone } from './signature-zones.db.ts';

/** A picture has no pages of its own: it becomes one when it is sealed. */
export const hasPage = (
  file: { type: string | null; pages: number | null } | null,
  { page }: SignatureZone,
): boolean => file?.type === 'application/pdf' && page <= (file.pages ?? 0);

type Wanted = readonly { signatoryId: string; zone: SignatureZone | null }[];

/** Where signatures that are not given yet will stand. */
export async function setZones(
  { db }: Pick<Ctx, 'db'>,
  found: Pick<DocumentFound, 'signatories' | 'fileType' | 'pages'>,
  wanted: Wanted,
): Promise<void> {
  for (const [at, { signatoryId, zone }] of wanted.entries()) {
    const own = found.signatories.find(({ id }) => id === signatoryId);
    const fits = zone === null || hasPage({ type: found.fileType, pages: found.pages }, zone);
    if (!own || !isOpen(own) || !fits) {
      throw new AppError('invalid', { fields: [{ path: `signatureZones.${at}`, code: 'bad_choice' }] });
    }
    await setZone(db, signatoryId, zone);
  }
}
