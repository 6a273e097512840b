import { invalidate } from '@callboard/client';
import { home, jobs, planning, vacations } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';

/** Reports oneself sick. Jobs of these days become absences, so they are read again. */
export function useReportSick() {
  const t = useWords('crew-ops');
  return useFormCommand(vacations.reportSick, {
    onSuccess: () => {
      toast.success(t('personal-calendar.sick.done'));
      const touched = [vacations.vacationRequests, planning.personalCalendar, jobs.jobs, home.home];
      return Promise.all(touched.map((one) => invalidate(one)));
    },
  });
}
