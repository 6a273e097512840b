import { useSession } from '@callboard/session';

/** The picture of whoever is signed in, as it is kept on this phone: there without network and without waiting. */
export const useOwnPicture = (): string | undefined =>
  useSession(({ payload, appCache }) => appCache.profilePictures?.[payload?.loginData.person?.id ?? '']);
