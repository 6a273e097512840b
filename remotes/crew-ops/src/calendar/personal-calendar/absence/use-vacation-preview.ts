import { query, useOnline, useQuery } from '@callboard/client';
import { vacations } from '@callboard/contract';
import type { VacationForm } from './vacation-form.ts';

const flag = (on: boolean) => (on ? 'true' : 'false');

/** What a request would count, before it is sent. */
export function useVacationPreview({ from, to, firstHalf, lastHalf, kind }: VacationForm) {
  const online = useOnline();
  const asked = { from, to, kind, firstHalf: flag(firstHalf), lastHalf: flag(lastHalf) } as const;
  const preview = query(
    vacations.vacationPreview,
    { query: asked },
    { placeholderData: (before) => before, staleTime: 0 },
  );
  return useQuery({ ...preview, enabled: online && from !== '' && to !== '' });
}
export type VacationPreview = NonNullable<ReturnType<typeof useVacationPreview>['data']>;
