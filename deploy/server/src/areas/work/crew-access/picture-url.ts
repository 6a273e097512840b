import { fileAddress } from '#platform/http/file-address.ts';
import type { Ctx } from '#platform/http/handler.ts';

type Picture = { id: string; content: string; private: boolean };
/** As a row of SQL carries it: all or nothing. */
export type PictureColumns = {
  pictureId: string | null;
  pictureContent: string | null;
  picturePrivate: boolean | null;
};

/** Addresses of files for the caller. */
export const addressFor =
  (ctx: Pick<Ctx, 'tenant' | 'keys' | 'now' | 'caller'>) =>
  (file: Picture): string =>
    fileAddress(file, ctx).url;

export const pictureAddress = (
  { pictureId: id, pictureContent: content, picturePrivate }: PictureColumns,
  address: (file: Picture) => string,
): string | null =>
  id && content !== null ? address({ id, content, private: picturePrivate ?? true }) : null;
