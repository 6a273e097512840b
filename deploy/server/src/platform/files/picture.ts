import { openPicture } from './open-picture.ts';

/** More than any phone makes as one picture, so that nobody is refused; and not what would fill the memory. */
export const mostPixels = 60_000_000;
/** What is kept of a picture. */
export const largestPicture = { width: 2_400, height: 2_400 };

/** A picture anew: turned upright, without metadata, never larger than the box. Throws on what is no picture. */
export const reencodePicture = async (
  bytes: Uint8Array,
  box: { width: number; height: number },
): Promise<Buffer> =>
  (await openPicture(bytes, { limitInputPixels: mostPixels, failOn: 'error' }))
    .rotate()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/** A square picture of a person. */
export const reencodePortrait = async (bytes: Uint8Array, side = 400): Promise<Buffer> =>
  (await openPicture(bytes, { limitInputPixels: mostPixels, failOn: 'error' }))
    .rotate()
    .resize({ width: side, height: side, fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer();
