import { invalidate, useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { home, jobs, planning, vacations } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';

type Told = { readonly onDone: () => void; readonly onRefused: (error: CallError) => void };

/** Reports oneself sick. Jobs of these days become absences, so they are read again. */
export function useReportSick({ onDone, onRefused }: Told) {
  const t = useWords('crew-ops');
  return useCommand(vacations.reportSick, {
    onSuccess: async () => {
      onDone();
      toast.success(t('personal-calendar.sick.done'));
      const touched = [vacations.vacationRequests, planning.personalCalendar, jobs.jobs, home.home];
      await Promise.all(touched.map((one) => invalidate(one)));
    },
    onError: onRefused,
  });
}
