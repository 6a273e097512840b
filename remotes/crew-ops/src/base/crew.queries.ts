import { query } from '@callboard/client';
import { projectCrews, securityChecks } from '@callboard/contract';
import { readable } from './crew-ops.queries.ts';

const all = { limit: 1000, page: 1 };

export const crewDocumentsQuery = (id: string) =>
  query(projectCrews.crewDocuments, { params: { id }, query: all }, readable);
export const securityChecksQuery = (id: string) =>
  query(securityChecks.securityChecks, { params: { id }, query: all }, readable);
