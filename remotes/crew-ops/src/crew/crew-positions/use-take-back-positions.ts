import { useCommand } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { ProjectCrew } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { positionsChanged } from './positions-changed.ts';

/** Positions that were just created go again, as long as nobody was asked for them. */
export function useTakeBackPositions({ id }: ProjectCrew) {
  const t = useWords('crew-ops');
  const { mutate } = useCommand(crewItems.takeBackItems, {
    onSuccess: ({ ids }) => {
      toast.success(t('crew-positions.takenBack', { count: ids.length }));
      void positionsChanged(id);
    },
  });
  return (ids: readonly string[]) => mutate({ body: { ids: [...ids] } });
}
