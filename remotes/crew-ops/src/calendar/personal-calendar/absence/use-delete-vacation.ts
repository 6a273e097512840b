import { invalidate, patchEvery, useCommand } from '@callboard/client';
import { planning, vacations } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';

/** The person's own way out of a vacation. */
export function useDeleteVacation() {
  const t = useWords('crew-ops');
  const readAgain = () =>
    Promise.all([invalidate(vacations.vacationRequests), invalidate(planning.personalCalendar)]);
  return useCommand(vacations.deleteVacation, {
    optimistic: ({ params: { id } }) => [
      patchEvery(vacations.vacationRequests, (list) => ({
        ...list,
        items: list.items.map((one) =>
          one.id === id
            ? { ...one, status: one.may.withdraw ? ('withdrawn' as const) : ('cancelRequested' as const) }
            : one,
        ),
      })),
    ],
    onSuccess: async ({ status }) => {
      toast.success(
        t(status === 'withdrawn' ? 'personal-calendar.withdraw.done' : 'personal-calendar.cancel.done'),
      );
      await readAgain();
    },
    // Somebody may have decided meanwhile: then that is what has to be seen.
    onError: (error) => {
      toast.error(errorTextOf(error).title);
      return readAgain();
    },
  });
}
