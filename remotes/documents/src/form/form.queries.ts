import { query } from '@callboard/client';
import { forms } from '@callboard/contract';
import { readable } from '../readable.ts';

export const formQuery = (id: string) => query(forms.perform, { params: { id }, query: {} }, readable);

export const trainingsQuery = query(
  forms.forms,
  { query: { limit: 1000, page: 1, kind: 'training' } },
  readable,
);
