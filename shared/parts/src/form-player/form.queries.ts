import { query, queryClient } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { FormPerformance } from '@callboard/contract';

/** Which form; of a security check also of which crew, day and shift. */
export type FormPlace = {
  readonly formId: string;
  readonly crewId?: string;
  readonly date?: string;
  readonly shift?: string;
};

/** Kept on the phone for this person, so that it can be read without a connection. */
export const formQuery = ({ formId, ...where }: FormPlace) =>
  query(forms.perform, { params: { id: formId }, query: where }, { meta: { offline: true } });

/** Where an answer of the server is shown. */
export const formPlaceOf = ({ form, crew, date, shift }: FormPerformance): FormPlace => ({
  formId: form.id,
  ...(crew && { crewId: crew.id }),
  ...(date && { date }),
  ...(shift && { shift }),
});

/** The version that is there now; the one that was read where that cannot be asked. */
export async function versionNow(performance: FormPerformance): Promise<number> {
  const now = { ...formQuery(formPlaceOf(performance)), staleTime: 0 };
  const read = await queryClient.fetchQuery(now).catch(() => performance);
  return read.version;
}
