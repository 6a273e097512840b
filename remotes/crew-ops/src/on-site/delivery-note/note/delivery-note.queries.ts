import { query } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { readable } from '../../../base/crew-ops.queries.ts';

export const deliveryNoteQuery = (id: string) =>
  query(projectCrews.deliveryNote, { params: { id } }, readable);
