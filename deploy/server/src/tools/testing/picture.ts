import sharp from 'sharp';

/** A picture that a camera could have made. */
export const pictureForTests = (width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    .jpeg()
    .toBuffer();
