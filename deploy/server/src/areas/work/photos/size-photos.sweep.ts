import type { Sweep } from '#platform/jobs/sweeps.ts';
import { withoutSizes } from './photo.db.ts';

/** A few each time: a picture takes a moment. */
const atOnce = 5;

/** Photos that were sent before there were sizes get theirs; until then lists show them as they came. */
export const sizePhotos: Sweep = {
  name: 'size-photos',
  async work({ db, tenantId, jobs }) {
    for (const fileId of await withoutSizes(db, atOnce)) {
      await jobs.send('size-photo', { fileId }, { onceKey: `${tenantId} ${fileId}` });
    }
  },
};
