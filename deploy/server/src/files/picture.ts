import { openPicture } from './open-picture.ts';

/** A picture anew: turned upright, without metadata, never larger than the box. Throws on what is no picture. */
export const pictureAnew = async (
  bytes: Uint8Array,
  box: { width: number; height: number },
): Promise<Buffer> =>
  (await openPicture(bytes, { limitInputPixels: 60_000_000, failOn: 'error' }))
    .rotate()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/** A square picture of a person. */
export const portraitAnew = async (bytes: Uint8Array, side = 400): Promise<Buffer> =>
  (await openPicture(bytes, { limitInputPixels: 60_000_000, failOn: 'error' }))
    .rotate()
    .resize({ width: side, height: side, fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer();
