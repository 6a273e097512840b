import type { photos } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { photoRows } from './photo.db.ts';
import { presentPhoto } from './present-photo.ts';

export const photosToDecide: Handler<typeof photos.photosToDecide> = async ({ query }, ctx) => {
  const { rows, total } = await photoRows(ctx.db, { ...query, oldestFirst: true });
  return listOf(
    rows.map((row) => presentPhoto(row, ctx)),
    total,
    query,
  );
};
