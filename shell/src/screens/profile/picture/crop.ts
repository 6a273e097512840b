/** A picture in its own pixels, and the square of it that is kept. */
export type Size = { readonly width: number; readonly height: number };
export type Crop = { readonly left: number; readonly top: number; readonly side: number };

/** The least that is kept of a picture, in its pixels. */
export const smallestSide = 400;

export const largestSide = ({ width, height }: Size): number => Math.min(width, height);

/** How far one can go in: 1 shows all that a square can, 2 half of it. */
export const mostZoom = (size: Size): number => Math.max(1, largestSide(size) / smallestSide);

const within = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);

/** The same square, moved and shrunk so that it lies in the picture. */
export function fitCrop(size: Size, { left, top, side }: Crop): Crop {
  const edge = Math.min(Math.max(Math.round(side), smallestSide), largestSide(size));
  return { left: within(left, size.width - edge), top: within(top, size.height - edge), side: edge };
}

/** The middle, a little above it where the picture is upright: there is the face. */
export const firstCrop = (size: Size): Crop => {
  const side = largestSide(size);
  return fitCrop(size, { left: (size.width - side) / 2, top: (size.height - side) / 3, side });
};

/** Goes in or out around the middle of what is shown. */
export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  const side = largestSide(size) / Math.min(Math.max(zoom, 1), mostZoom(size));
  const by = (crop.side - side) / 2;
  return fitCrop(size, { left: crop.left + by, top: crop.top + by, side });
}

/** Follows a finger that moved by a share of the frame's edge: the picture comes along. */
export const moveCrop = (size: Size, crop: Crop, x: number, y: number): Crop =>
  fitCrop(size, { ...crop, left: crop.left - x * crop.side, top: crop.top - y * crop.side });
