import type { DeliveryNote } from '@callboard/contract';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

/** Whose signature fell last, with whose correction, and why. */
export async function signatureRemoved(db: Db, crewId: string): Promise<DeliveryNote['signatureRemoved']> {
  const last = await db
    .selectFrom('activity as a')
    .leftJoin('person as n', 'n.id', 'a.actorId')
    .select(['a.at', 'a.before', 'a.reason', fullName<string | null>('n').as('by')])
    .where('a.subjectKind', '=', 'crew')
    .where('a.subjectId', '=', crewId)
    .where('a.type', '=', 'LOG')
    .where('a.caption', '=', 'delivery_note_signature_removed')
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const { signer = '' } = (last.before ?? {}) as { signer?: string };
  return { signer, by: last.by, at: last.at.toISOString(), reason: last.reason };
}
