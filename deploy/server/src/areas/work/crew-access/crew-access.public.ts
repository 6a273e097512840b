/** What other areas use of crew access. */
export { clientsOf, crewFor, peopleOf, peopleWatching, peopleWithTheDay } from './crew-access.db.ts';
export { crewAccess, ledCrew, canEditCrews } from './crew-access.policy.ts';
export type { CrewAccess } from './crew-access.policy.ts';
export { addressFor, pictureAddress } from './picture-url.ts';
export type { PictureColumns } from './picture-url.ts';
