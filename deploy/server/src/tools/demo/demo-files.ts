import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import type { FilePort } from '#platform/ports.ts';
import { pictureEdges } from '@callboard/contract';
import { background, favicon, portrait, portraitEdge, smaller } from './demo-pictures.ts';
import type { Person } from './demo-people.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { seedId } from './dice.ts';

type FileRow = Insertable<Tables['file']>;

const portraits = 20;

/** Of every five pictures one waits for approval or was refused. */
const stateOf = (at: number): Person['pictureState'] =>
  at % 10 === 4 ? 'pending' : at % 10 === 9 ? 'rejected' : 'approved';

type SizeRow = Insertable<Tables['fileSize']>;

type Made = {
  files: FileRow[];
  sizes: SizeRow[];
  faviconId: string;
  backgroundId: string | null;
  people: Person[];
};

/** The pictures of a tenant, made and kept; its people with theirs. */
export async function picturesOf(
  tenant: DemoTenant,
  people: readonly Person[],
  files: FilePort,
  now: Date,
): Promise<Made> {
  const rows: FileRow[] = [];
  const sizes: SizeRow[] = [];
  const keep = async (name: string, type: string, bytes: Uint8Array): Promise<string> => {
    const { name: content, size } = await files.put(bytes);
    const id = seedId(tenant.id, 'file', name);
    rows.push({ id, content, name, type, size, private: false, createdAt: now });
    return id;
  };
  const faviconId = await keep('favicon.png', 'image/png', await favicon(tenant.id, tenant.color));
  const backgroundId =
    tenant.picture && (await keep('background.webp', 'image/webp', await background(tenant.picture)));
  const withPicture = await Promise.all(
    people.map(async (person, at) => {
      if (at >= portraits || at % 6 === 5) return person;
      const name = `portrait-${person.contactNumber}.webp`;
      const picture = await portrait(person.id);
      const fileId = await keep(name, 'image/webp', picture);
      for (const edge of pictureEdges) {
        const sizedFileId =
          edge === portraitEdge
            ? fileId
            : await keep(`${edge}-${name}`, 'image/webp', await smaller(picture, edge));
        sizes.push({ fileId, edge, sizedFileId });
      }
      return {
        ...person,
        pictureFileId: fileId,
        pictureState: stateOf(at),
      };
    }),
  );
  return { files: rows, sizes, faviconId, backgroundId, people: withPicture };
}
