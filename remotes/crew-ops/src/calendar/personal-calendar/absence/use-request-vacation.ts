import { invalidate } from '@callboard/client';
import { planning, vacations } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';

/** Asks for a vacation. */
export function useRequestVacation() {
  const t = useWords('crew-ops');
  return useFormCommand(vacations.requestVacation, {
    onSuccess: () => {
      toast.success(t('personal-calendar.vacation.done'));
      return Promise.all([invalidate(vacations.vacationRequests), invalidate(planning.personalCalendar)]);
    },
  });
}
