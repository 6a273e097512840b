import type { Viewer } from './viewer.ts';

type Rating = { readonly byId: string | null; readonly personId: string };

/** Who has rated is told in the office, and to who did it. */
export const seesRater = ({ inside, personId }: Viewer, { byId }: Pick<Rating, 'byId'>): boolean =>
  inside || (byId !== null && byId === personId);

/** What was written with the stars is told to them too, and to the one it is about; clients see stars alone. */
export const readsRatingComment = (viewer: Viewer, rating: Rating): boolean =>
  seesRater(viewer, rating) || rating.personId === viewer.personId;
