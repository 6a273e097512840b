import { invalidate, patch, useCommand } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { crewChiefSheetQuery } from './crew-chief-sheet.queries.ts';

/** Gives the sheet to the chiefs; the screen says so at once. */
export function useReleaseChiefSheet(crewId: string) {
  const t = useWords('crew-ops');
  return useCommand(projectCrews.releaseCrewChiefSheet, {
    optimistic: () => [
      patch(crewChiefSheetQuery(crewId), (sheet) => ({
        ...sheet,
        state: 'released' as const,
        may: { ...sheet.may, release: false },
      })),
    ],
    onSuccess: async () => {
      toast.success(t('crew-chief-sheet.released'));
      await Promise.all([invalidate(crewQuery(crewId)), invalidate(crewChiefSheetQuery(crewId))]);
    },
  });
}
