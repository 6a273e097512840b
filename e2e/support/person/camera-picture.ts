import sharp from 'sharp';

/** A JPEG as large as a camera makes it: soft shapes, lying on its side where told. */
export async function cameraPicture(
  width: number,
  height: number,
  nth = 1,
  orientation = 1,
): Promise<Buffer> {
  const noise = (sigma: number, [wide, high]: readonly [number, number]) =>
    sharp({
      create: {
        width: wide,
        height: high,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 90 + nth * 20, sigma },
      },
    });
  const shapes = await noise(60, [24, 18]).png().toBuffer();
  return sharp(shapes)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .withMetadata({ orientation })
    .jpeg({ quality: 88 })
    .toBuffer();
}
