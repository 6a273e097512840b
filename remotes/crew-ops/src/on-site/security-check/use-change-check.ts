import { queryClient, useCommand } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { FormPerformance } from '@callboard/contract';
import { checkQuery, placeOf } from './security-check.queries.ts';

/** Opens what was submitted as a new version that begins with the same answers. */
export function useChangeCheck(performance: FormPerformance) {
  const { resultId, version } = performance;
  const { mutate, isPending } = useCommand(forms.save, {
    onSuccess: (begun) => void queryClient.setQueryData(checkQuery(placeOf(performance)).queryKey, begun),
  });
  const change = () =>
    mutate({ params: { id: resultId ?? '' }, version, body: { answers: [], submit: false } });
  return { change, busy: isPending };
}
