import { query } from '@callboard/client';
import { forms } from '@callboard/contract';
import { readable } from './readable.ts';

export const trainingsQuery = query(
  forms.forms,
  { query: { limit: 1000, page: 1, kind: 'training' } },
  readable,
);
