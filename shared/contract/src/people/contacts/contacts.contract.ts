import * as z from 'zod/mini';
import { business, linkedDocument, named, projectRow, search } from '../../projects/rows.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, listOf, paging } from '../../endpoint/shapes.ts';

const bundle = 'projects';
const contactRow = z.object({
  id,
  number: z.string(),
  kind: z.enum(['person', 'company', 'companyPerson']),
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  personId: z.nullable(id),
  company: z.nullable(named),
});

export const contacts = {
  contacts: endpoint({
    method: 'GET',
    path: '/contacts',
    about: 'Contacts by name; a client sees those of the own company.',
    allow: business,
    bundle: ['projects', 'crew-ops'],
    query: z.strictObject({
      ...paging,
      q: search,
      kind: z.optional(z.enum(['person', 'company', 'companyPerson'])),
      companyId: z.optional(id),
    }),
    answer: listOf(contactRow),
    source: 'spec',
  }),
  contactProjects: endpoint({
    method: 'GET',
    path: '/contacts/{id}/projects',
    about: 'Projects that a contact has to do with, newest first.',
    allow: { ...business, rights: [['projects', 'READ']] },
    bundle,
    query: z.strictObject({ ...paging, closed: z.optional(z.enum(['true', 'false'])) }),
    answer: listOf(projectRow),
    source: 'spec',
  }),
  contactPersons: endpoint({
    method: 'GET',
    path: '/contacts/{id}/persons',
    about: 'People behind a contact: those of a company, or the person itself.',
    allow: business,
    bundle,
    query: z.strictObject({ ...paging, q: search }),
    answer: listOf(contactRow),
    source: 'spec',
  }),
  contactDocuments: endpoint({
    method: 'GET',
    path: '/contacts/{id}/documents',
    about: 'Documents that lie at a contact.',
    allow: { ...business, rights: [['projectAttachments', 'READ']] },
    bundle,
    query: z.strictObject({ ...paging, q: search }),
    answer: listOf(linkedDocument),
    source: 'spec',
  }),
};
export type ContactRow = z.infer<typeof contactRow>;
