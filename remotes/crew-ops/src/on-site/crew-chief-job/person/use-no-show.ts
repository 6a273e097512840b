import { invalidate, patchEvery, useCommand } from '@callboard/client';
import { crewItems, projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { crewStatusQuery } from '../../../base/crew-ops.queries.ts';

/** Notes that somebody has not come. A later check-in turns it back by itself. */
export function useNoShow(crewId: string, name: string) {
  const t = useWords('crew-ops');
  return useCommand(crewItems.noShow, {
    optimistic: ({ params: { id } }) => [
      patchEvery(projectCrews.projectCrewItemStatus, (list) => ({
        ...list,
        items: list.items.map((row) =>
          row.crewItemId === id
            ? { ...row, state: 'noShow' as const, status: 'noShow' as const, noShowPossible: false }
            : row,
        ),
      })),
    ],
    onSuccess: () => {
      toast.success(t('crew-chief-job.noShowDone', { name }));
      return invalidate(crewStatusQuery(crewId));
    },
  });
}
