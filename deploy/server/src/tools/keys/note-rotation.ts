import type { ActivityCaption } from '@callboard/contract';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import type { Operator } from '#platform/db/as-operator.ts';
import { tenantRows } from '#platform/db/tenants.db.ts';

/** In the history of every tenant, for the keys are theirs too. */
export async function noteRotation(
  { session, inTenant }: Operator,
  caption: Extract<ActivityCaption, 'signing_keys_rotated' | 'master_key_rotated'>,
  at: Date,
): Promise<void> {
  for (const { id } of await tenantRows(session))
    await inTenant(id, (db) =>
      noteActivity(db, { personId: null, category: 'tenant', caption, subject: { kind: 'tenant', id }, at }),
    );
}
