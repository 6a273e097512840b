import * as z from 'zod/mini';

/** The edges in pixels that a picture of a person is kept in. */
export const pictureEdges = [64, 128, 400] as const;
export type PictureEdge = (typeof pictureEdges)[number];

/** Addresses of a person's picture in three sizes. `pending`: seen by its owner only. */
export const personPicture = z.object({
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  pending: z.boolean(),
});
export type PersonPicture = z.infer<typeof personPicture>;
