import { mailboxRightNames, permissionNames, rightNames } from '@callboard/contract';
import { orderedId } from '#platform/db/ordered-id.ts';
import type { Db } from '#platform/db/tables.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { insertOffice, insertRights, insertSettings } from './new-tenant.db.ts';
import type { NewTenant } from './arguments/read-create.ts';

/** Whoever is first has every right; what they may do beyond the office is decided by login types. */
const everyRight = rightNames.flatMap((name) =>
  permissionNames.map((permission) => [name, permission] as const),
);

/** Settings, catalogue and the first person. Keys for signing and pushing are made when they are needed first. */
export async function fillTenant(db: Db, tenant: NewTenant, now: Date): Promise<void> {
  await insertSettings(db, tenant);
  await fillCatalogue(db, tenant.language);
  const ids = { personId: orderedId(), contactId: orderedId(), loginId: orderedId() };
  await insertOffice(db, ids, tenant);
  await insertRights(db, ids.loginId, everyRight, mailboxRightNames);
  const { id, name, hosts, bundles } = tenant;
  await noteActivity(db, {
    personId: null,
    category: 'tenant',
    caption: 'tenant_created',
    subject: { kind: 'tenant', id },
    after: { name, hosts, bundles },
    at: now,
  });
}
