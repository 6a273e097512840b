import { infinite, query } from '@callboard/client';
import { forms } from '@callboard/contract';
import { readable } from '../base/readable.ts';

export const formPeopleQuery = (id: string, q: string | undefined) =>
  infinite(
    forms.formPeople,
    { params: { id }, query: { limit: 60, ...(q && { q }) } },
    { ...readable, placeholderData: (before) => before },
  );

/** What somebody has submitted. */
export const givenFormQuery = (id: string, resultId: string) =>
  query(forms.perform, { params: { id }, query: { resultId } }, readable);
