import { withTenant } from '#platform/db/with-tenant.ts';
import type { JobHandler } from '#platform/jobs/job-handlers.ts';
import { secretToken, tokenHash } from '../../../account/session/session.public.ts';
import { tenantLanguage, nameOfTenant, tenantZone } from '../../../account/settings/settings.public.ts';
import type { LinkMailKind } from './mail-links.ts';
import { isOpen } from '../document/present-document.ts';
import { addLink, keepOrigin, linkReader } from './signing-link.db.ts';
import { signingMail } from './signing-mail.ts';

const daysGood = 14;

type Asked = { signatoryId: string; kind: LinkMailKind; origin: string | null; reason?: string };

/** Written when nothing is to be signed any more; the others only as long as there is. */
const after: readonly LinkMailKind[] = ['sealed', 'voided', 'replaced'];

/** The link is made when its mail goes out, so that its token waits in no queue. A repeat makes another link. */
export const signingLink: JobHandler = async ({ tenant, data }, { database, mail, now }) => {
  const { signatoryId, kind, origin: asked, reason = '' } = data as Asked;
  const written = await withTenant(database, tenant, async (db) => {
    const reader = await linkReader(db, signatoryId);
    const origin = asked ?? reader?.origin;
    if (!reader?.email || !origin) return null;
    const waits = isOpen(reader) && isOpen({ status: reader.documentStatus });
    if (!after.includes(kind) && !waits) return null;
    const token = secretToken();
    const at = now();
    const until = new Date(at.getTime() + daysGood * 86_400_000);
    await addLink(db, { tokenHash: tokenHash(token), signatoryId, expiresAt: until, at });
    await keepOrigin(db, signatoryId, origin);
    return signingMail({
      kind,
      language: reader.language ?? (await tenantLanguage(db)),
      to: reader.email,
      name: reader.name,
      tenant: await nameOfTenant(db),
      document: reader.document,
      from: reader.delegatedBy,
      reason,
      link: `${origin}/signing/${token}`,
      until,
      timeZone: await tenantZone(db),
    });
  });
  // Outside the transaction: a slow mail server must not hold the database.
  if (written) await mail.deliver({ ...written, tenant });
};
