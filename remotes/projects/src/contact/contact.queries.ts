import { infinite, query } from '@callboard/client';
import { contacts, plannerCrews } from '@callboard/contract';
import { listedPeople } from '../base/projects-listed.ts';
import { pages, readable, whole } from '../base/projects.queries.ts';

/** The person itself, or the people of a company whose contact it is. */
export const contactPersonsQuery = (id: string) =>
  query(contacts.contactPersons, { params: { id }, query: listedPeople }, readable);
export const contactProjectsQuery = (id: string) =>
  infinite(contacts.contactProjects, { params: { id }, query: pages }, readable);
export const contactDocumentsQuery = (id: string) =>
  infinite(contacts.contactDocuments, { params: { id }, query: pages }, readable);
export const contactPCrewsQuery = (id: string) =>
  query(plannerCrews.contactPCrews, { params: { id }, query: whole }, readable);
