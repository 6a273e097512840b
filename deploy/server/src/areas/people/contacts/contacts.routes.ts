import type { contacts as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { contactProjects } from './contact-projects.ts';
import { contactDocuments, contactPersons, contacts } from './contacts.ts';

export const contactsRoutes: AreaRoutes<typeof contract> = {
  contacts,
  contactProjects,
  contactPersons,
  contactDocuments,
};
