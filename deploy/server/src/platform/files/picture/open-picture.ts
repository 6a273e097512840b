import type { Sharp, SharpOptions } from 'sharp';

/** More than any phone makes as one picture, so that nobody is refused; and not what would fill the memory. */
export const mostPixels = 60_000_000;
/** What takes longer is cut. The largest that is taken needs a few on a slow machine. */
const longestSeconds = 30;

/** The library is large: it is loaded with the first picture, not with the server. */
export async function openPicture(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: mostPixels, ...options }).timeout({ seconds: longestSeconds });
}
