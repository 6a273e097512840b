import type { DeliveryNote } from '@callboard/contract';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

/** Whose signature fell last, with whose correction, and why. */
export async function signatureRemoved(db: Db, crewId: string): Promise<DeliveryNote['signatureRemoved']> {
  const last = await db
    .selectFrom('activity')
    .leftJoin('person', 'person.id', 'activity.actorId')
    .select(['activity.at', 'activity.before', 'activity.reason', fullName<string | null>('person').as('by')])
    .where('activity.subjectKind', '=', 'crew')
    .where('activity.subjectId', '=', crewId)
    .where('activity.type', '=', 'LOG')
    .where('activity.caption', '=', 'delivery_note_signature_removed')
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const { signer = '' } = (last.before ?? {}) as { signer?: string };
  return { signer, by: last.by, at: last.at.toISOString(), reason: last.reason };
}
