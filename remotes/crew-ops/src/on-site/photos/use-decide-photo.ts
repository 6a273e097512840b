import { invalidate, patch, useCommand } from '@callboard/client';
import type { Patch } from '@callboard/client';
import { photos } from '@callboard/contract';
import type { CrewPhoto } from '@callboard/contract';
import type { PhotoRejection } from '@callboard/domain';
import { crewPhotosQuery } from './photos.queries.ts';

const nothingMore = { approve: false, withdraw: false, delete: false };

const shownAs = (crewId: string, id: string, change: Partial<CrewPhoto>): Patch =>
  patch(crewPhotosQuery(crewId), (list) => ({
    ...list,
    items: list.items.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
  }));

/** Approves or rejects: from then on the client sees it, or its sender reads why not. */
export function useDecidePhoto(crewId: string) {
  const onSuccess = () => invalidate(crewPhotosQuery(crewId));
  const approve = useCommand(photos.approvePhoto, {
    optimistic: ({ params }) => [shownAs(crewId, params.id, { state: 'approved', may: nothingMore })],
    onSuccess,
  });
  const reject = useCommand(photos.rejectPhoto, {
    optimistic: ({ params, body }) => [
      shownAs(crewId, params.id, {
        state: 'rejected',
        reasonCode: body.code ?? 'other',
        reason: body.reason ?? '',
        may: nothingMore,
      }),
    ],
    onSuccess,
  });
  return {
    approve: (id: string) => approve.mutate({ params: { id } }),
    reject: (id: string, why: { code: PhotoRejection; reason: string }) =>
      reject.mutate({ params: { id }, body: why }),
  };
}
