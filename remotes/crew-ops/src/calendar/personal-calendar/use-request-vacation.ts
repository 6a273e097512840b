import { invalidate, useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { planning, vacations } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';

type Told = { readonly onDone: () => void; readonly onRefused: (error: CallError) => void };

/** Asks for a vacation. */
export function useRequestVacation({ onDone, onRefused }: Told) {
  const t = useWords('crew-ops');
  return useCommand(vacations.requestVacation, {
    onSuccess: async () => {
      onDone();
      toast.success(t('personal-calendar.vacation.done'));
      await Promise.all([invalidate(vacations.vacationRequests), invalidate(planning.personalCalendar)]);
    },
    onError: onRefused,
  });
}
