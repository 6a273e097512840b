import { newIntent, queued, serverNow, uploaded, useQueued } from '@callboard/client';
import { photos, projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { paths } from '../../base/paths.ts';
import { crewPhotosQuery } from './photos.queries.ts';

/** All that waits for one crew; each picture by itself, so that one refused does not hold the next. */
export const photosOf = (crewId: string): string => `crewPhoto/${crewId}/`;

const addPhoto = queued(photos.addPhoto, {
  name: 'crew-ops.add-photo',
  entity: ({ params }) => `${photosOf(params.id)}${newIntent()}`,
  invalidates: ({ params }) => [crewPhotosQuery(params.id), projectCrews.projectCrew],
});

/** Sends a picture, or keeps it on this phone until there is a network. */
export function useAddPhoto(crewId: string) {
  const t = useWords('crew-ops');
  const run = useQueued(addPhoto, {
    title: ({ body }) => t('photos.outbox', { caption: body.caption || t('photos.title') }),
    editAt: () => paths.photos.to({ id: crewId }),
    // Its tile says why.
    onRefused: () => undefined,
  });
  return (file: File, caption: string): Promise<boolean> => {
    const takenAt = new Date(Math.min(file.lastModified, serverNow())).toISOString();
    return run(
      { params: { id: crewId }, body: { uploadId: uploaded(0), caption: caption.trim(), takenAt } },
      { files: [{ file, name: file.name }] },
    );
  };
}
