import { infinite } from '@callboard/client';
import { forms } from '@callboard/contract';
import { readable } from '../base/readable.ts';

export const managedFormsQuery = (q: string | undefined) =>
  infinite(
    forms.managedForms,
    { query: { limit: 60, ...(q && { q }) } },
    { ...readable, placeholderData: (before) => before },
  );
