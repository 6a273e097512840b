import { fetchFile, log } from '@callboard/client';
import type { PersonPicture } from '@callboard/contract';
import { sessionStore, setAppCache } from '@callboard/session';

const asData = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')));
    reader.readAsDataURL(file);
  });

const keep = (personId: string, picture: string | null): void => {
  const { [personId]: _, ...others } = sessionStore.getState().appCache.profilePictures ?? {};
  setAppCache({ profilePictures: picture === null ? others : { ...others, [personId]: picture } });
};

/** An address ends after minutes or a day, so the picture itself is kept: its 128 pixels are a few kilobytes. */
export async function keepPicture(personId: string, picture: PersonPicture | null): Promise<void> {
  if (picture === null) {
    if (sessionStore.getState().appCache.profilePictures?.[personId]) keep(personId, null);
    return;
  }
  try {
    const file = await fetchFile(picture.medium);
    if (!file.type.startsWith('image/')) return;
    const data = await asData(file);
    const { payload, appCache } = sessionStore.getState();
    // Somebody else may have signed in meanwhile.
    if (payload?.loginData.person?.id !== personId || appCache.profilePictures?.[personId] === data) return;
    keep(personId, data);
  } catch (reason) {
    log.info('The own picture was not read again', { reason: String(reason) });
  }
}
