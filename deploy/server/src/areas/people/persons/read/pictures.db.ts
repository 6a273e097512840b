import { sql } from 'kysely';
import type { PersonPicture } from '@callboard/contract';
import { filesById, sizedFile } from '#platform/files/file-sizes.db.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx } from '#platform/http/handler.ts';

type PictureCtx = Pick<Ctx, 'db' | 'tenant' | 'keys' | 'now' | 'callerOrNull'>;

/** The pictures behind file ids, as addresses for the caller. Private ones are left out where nobody is signed in. */
export async function picturesOfFiles(
  { db, tenant, keys, now, callerOrNull }: PictureCtx,
  fileIds: readonly string[],
  pending: (fileId: string) => boolean = () => false,
): Promise<ReadonlyMap<string, PersonPicture>> {
  if (fileIds.length === 0) return new Map();
  const place = {
    tenant: tenant.id,
    key: keys.current('file', now()),
    now: now(),
    session: callerOrNull?.sessionId ?? '',
  };
  const shown = (await filesById(db, fileIds)).filter((file) => !file.private || place.session !== '');
  return new Map(
    shown.map((file) => {
      const at = (edge: number) => signedUrl(sizedFile(file, edge), place).url;
      return [file.id, { small: at(64), medium: at(128), large: at(400), pending: pending(file.id) }];
    }),
  );
}

/**
 * The pictures of people by person id, two queries for all of them. `pictureState` is `approved` as long as an
 * approved picture stands; one that waits is shown to its owner alone.
 */
export async function personPictures(
  ctx: PictureCtx,
  personIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, PersonPicture>> {
  const ids = [...new Set(personIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const owner = ctx.callerOrNull?.personId ?? '';
  const rows = await ctx.db
    .selectFrom('person')
    .leftJoin('pictureSubmission', (join) =>
      join
        .onRef('pictureSubmission.personId', '=', 'person.id')
        .on('pictureSubmission.state', '=', 'pending')
        .on('pictureSubmission.personId', '=', owner),
    )
    .select([
      'person.id as personId',
      sql<string | null>`coalesce("pictureSubmission"."fileId", case when person."pictureState" = 'approved'
        or (person."pictureState" = 'pending' and person.id = ${owner}) then person."pictureFileId" end)`.as(
        'fileId',
      ),
      sql<boolean>`"pictureSubmission"."fileId" is not null or person."pictureState" = 'pending'`.as(
        'pending',
      ),
    ])
    .where('person.id', 'in', ids)
    .execute();
  const files = rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  const waiting = new Set(rows.flatMap(({ fileId, pending }) => (pending && fileId ? [fileId] : [])));
  const pictures = await picturesOfFiles(ctx, files, (id) => waiting.has(id));
  return new Map(
    rows.flatMap(({ personId, fileId }) => {
      const picture = fileId === null ? undefined : pictures.get(fileId);
      return picture ? [[personId, picture] as const] : [];
    }),
  );
}
