import { query } from '@callboard/client';
import { projects } from '@callboard/contract';
import { readable } from '../../base/crew-ops.queries.ts';

export const projectDocumentsQuery = (number: string) =>
  query(projects.projectDocuments, { params: { number }, query: { limit: 1000, page: 1 } }, readable);
