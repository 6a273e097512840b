import { invalidate, useCommand } from '@callboard/client';
import { crewItems, jobs } from '@callboard/contract';
import { useGo } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { paths } from '../../../base/paths.ts';

/** Takes an application back; with Undo, which applies anew. */
export function useWithdrawApplication(what: string) {
  const t = useWords('crew-ops');
  const go = useGo();
  const again = useCommand(crewItems.applyVacancy, { onSuccess: () => invalidate(jobs.jobs) });
  return useCommand(crewItems.unapplyVacancy, {
    onSuccess: (_, input) => {
      toast.success(t('job.application.withdrawn', { what }), {
        time: 5000,
        action: { label: t('on-site.undo'), run: () => again.mutate(input) },
      });
      go(paths.jobList.to({}, { tab: 'applied' }));
      void invalidate(jobs.jobs);
    },
  });
}
