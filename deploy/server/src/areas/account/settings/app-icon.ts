import type { AppIcon, EdgeOptions } from '@callboard/edge';
import type { Database } from '#platform/db/database.ts';
import { tenantOfHost, withTenant } from '#platform/db/with-tenant.ts';
import { appPicture } from '#platform/files/picture/app-picture.ts';
import { fileById } from '#platform/files/file.db.ts';
import type { FilePort } from '#platform/ports.ts';
import { hostNameOf } from '#platform/http/request-facts.ts';
import { settingsOfTenant } from './settings.db.ts';

/** Four for each of more tenants than share a host; whoever comes after that is drawn again. */
const mostKept = 400;

/** The tenant's logo as the picture of its app. Each is drawn once, and again when the logo or the colour is another. */
export function appIcon(
  database: Database,
  files: Pick<FilePort, 'read'>,
): NonNullable<EdgeOptions['iconOf']> {
  const drawn = new Map<string, Promise<Buffer>>();

  const keep = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = drawn.get(key);
    if (known) return known;
    if (drawn.size >= mostKept) drawn.clear();
    const picture = draw();
    drawn.set(key, picture);
    picture.catch(() => drawn.delete(key));
    return picture;
  };

  const logoOf = (tenant: string) =>
    withTenant(
      database,
      tenant,
      async (db) => {
        const { faviconFileId, backgroundColorCode: colour } = await settingsOfTenant(db);
        const file = faviconFileId === null ? undefined : await fileById(db, faviconFileId);
        return { content: file?.content ?? null, colour };
      },
      { readOnly: true },
    );

  return async (request, icon: AppIcon) => {
    const tenant = await tenantOfHost(database, hostNameOf(request.host));
    if (tenant === null) return null;
    const { content, colour } = await logoOf(tenant);
    return keep(JSON.stringify([content, colour, icon]), async () =>
      appPicture(content === null ? null : await files.read(content), colour, icon),
    );
  };
}
