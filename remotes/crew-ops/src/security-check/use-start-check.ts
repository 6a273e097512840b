import { queryClient, useCommand } from '@callboard/client';
import { forms } from '@callboard/contract';
import { checkQuery } from './security-check.queries.ts';
import type { CheckPlace } from './security-check.queries.ts';

/** Begins the check of the shift, or goes on with what somebody has begun. */
export function useStartCheck(place: CheckPlace) {
  const { formId, crewId, date, shift } = place;
  const { mutate, isPending } = useCommand(forms.start, {
    onSuccess: (begun) => void queryClient.setQueryData(checkQuery(place).queryKey, begun),
  });
  return { start: () => mutate({ body: { formId, crewId, date, shift } }), busy: isPending };
}
