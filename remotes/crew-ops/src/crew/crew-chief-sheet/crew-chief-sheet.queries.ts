import { query } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { readable } from '../../base/crew-ops.queries.ts';

export const crewChiefSheetQuery = (id: string) =>
  query(projectCrews.crewChiefSheet, { params: { id } }, readable);
