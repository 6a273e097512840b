import { invalidate, patch, useCommand } from '@callboard/client';
import type { Patch } from '@callboard/client';
import { photos, projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { crewPhotosQuery } from './photos.queries.ts';

const gone = (crewId: string, id: string): Patch =>
  patch(crewPhotosQuery(crewId), (list) => ({
    ...list,
    total: list.total - 1,
    items: list.items.filter((photo) => photo.id !== id),
  }));

/** Takes the own photo back while it waits, or deletes it on its first day. */
export function useTakeBackPhoto(crewId: string) {
  const t = useWords('crew-ops');
  const done = async () => {
    toast.success(t('photos.gone'));
    await Promise.all([invalidate(crewPhotosQuery(crewId)), invalidate(projectCrews.projectCrew)]);
  };
  const optimistic = ({ params }: { params: { id: string } }) => [gone(crewId, params.id)];
  const withdraw = useCommand(photos.withdrawPhoto, { optimistic, onSuccess: done });
  const remove = useCommand(photos.deletePhoto, { optimistic, onSuccess: done });
  return {
    withdraw: (id: string) => withdraw.mutate({ params: { id } }),
    remove: (id: string) => remove.mutate({ params: { id } }),
  };
}
