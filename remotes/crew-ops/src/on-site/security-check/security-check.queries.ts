import { query } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { FormPerformance } from '@callboard/contract';
import { readable } from '../../crew-ops.queries.ts';

/** The check of a crew, a day and a shift by its form. */
export type CheckPlace = {
  readonly formId: string;
  readonly crewId: string;
  readonly date: string;
  readonly shift: string;
};

export const checkQuery = ({ formId, crewId, date, shift }: CheckPlace) =>
  query(forms.perform, { params: { id: formId }, query: { crewId, date, shift } }, readable);

/** Where an answer of the server is shown. */
export const placeOf = ({ form, crew, date, shift }: FormPerformance): CheckPlace => ({
  formId: form.id,
  crewId: crew?.id ?? '',
  date: date ?? '',
  shift: shift ?? '',
});
