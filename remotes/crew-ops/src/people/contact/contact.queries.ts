import { query } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { readable } from '../../base/crew-ops.queries.ts';

export const crewChiefsQuery = (id: string) =>
  query(projectCrews.crewChiefs, { params: { id }, query: { limit: 1000, page: 1 } }, readable);
export const contactOnSiteQuery = (id: string) =>
  query(projectCrews.contactOnSite, { params: { id } }, readable);
export const crewMemberQuery = (id: string, contactId: string) =>
  query(projectCrews.crewMemberContact, { params: { id, contactId } }, readable);
