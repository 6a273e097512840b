import { jobName } from '@callboard/domain';
import type { AnswerOf } from '../../endpoint/endpoint.ts';
import type { invoices } from '../../finance/invoices/invoices.contract.ts';
import type { payrolls } from '../../finance/payrolls/payrolls.contract.ts';
import type { receipts } from '../../finance/receipts/receipts.contract.ts';
import type { documents } from '../../documents/documents/documents.contract.ts';
import type { mailbox } from '../../mailbox/mailbox/mailbox.contract.ts';
import type { contacts } from '../../people/contacts/contacts.contract.ts';
import type { persons } from '../../people/persons/persons.contract.ts';
import type { companies } from '../../projects/companies/companies.contract.ts';
import type { projects } from '../../projects/projects/projects.contract.ts';
import type { jobs } from '../../work/jobs/jobs.contract.ts';
import type { locations } from '../../work/locations/locations.contract.ts';
import type { AnyEndpoint } from '../../endpoint/endpoint.ts';
import type { SearchHit, SearchKind } from './search.contract.ts';

type RowOf<E extends AnyEndpoint> = AnswerOf<E>['items'][number];
export type SearchedRow = {
  job: RowOf<typeof jobs.jobs>;
  project: RowOf<typeof projects.projects>;
  person: RowOf<typeof persons.persons>;
  contact: RowOf<typeof contacts.contacts>;
  company: RowOf<typeof companies.companies>;
  location: RowOf<typeof locations.locations>;
  document: RowOf<typeof documents.documents>;
  message: RowOf<typeof mailbox.emailMessages>;
  invoice: RowOf<typeof invoices.invoices>;
  receipt: RowOf<typeof receipts.receipts>;
  payroll: RowOf<typeof payrolls.payrolls>;
};

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** How a row of a list is shown among what was found: by the server, and by a phone without network. */
export const hitOf: { readonly [Kind in SearchKind]: (row: SearchedRow[Kind]) => SearchHit } = {
  job: ({ id, project, crew, function: { caption }, location, startDate }) => ({
    id,
    link: { id },
    title: jobName({ project: project.name, crew: crew.name, function: caption }),
    text: joined(location?.name, location?.city),
    day: startDate,
  }),
  project: ({ id, number, name, company, location, beginDate }) => ({
    id,
    link: { id, number },
    title: name,
    text: joined(number, company?.name, location?.city),
    day: beginDate,
  }),
  person: ({ id, name, contactNumber, functions, city }) => ({
    id,
    link: { id },
    title: name,
    text: joined(contactNumber, functions.slice(0, 2).join(', '), city),
    day: null,
  }),
  contact: ({ id, name, role, company, email }) => ({
    id,
    link: { id },
    title: name,
    text: joined(role, company?.name, email),
    day: null,
  }),
  company: ({ id, number, name, city }) => ({
    id,
    link: { id },
    title: name,
    text: joined(number, city),
    day: null,
  }),
  location: ({ id, name, street, zip, city }) => ({
    id,
    link: { id },
    title: name,
    text: joined(street, `${zip} ${city}`.trim()),
    day: null,
  }),
  document: ({ id, name, number, type, owner, createdAt }) => ({
    id,
    link: { id },
    title: name,
    text: joined(type.caption, number, owner?.name),
    day: createdAt.slice(0, 10),
  }),
  message: ({ id, subject, from, receivedAt }) => ({
    id,
    link: { id },
    title: subject,
    text: from.name || from.email,
    day: receivedAt.slice(0, 10),
  }),
  invoice: ({ id, number, company, project, invoiceDate }) => ({
    id,
    link: { id, number },
    title: number,
    text: joined(company.name, project?.name),
    day: invoiceDate,
  }),
  receipt: ({ id, number, merchant, type, person, date }) => ({
    id,
    link: { id, number },
    title: merchant || number,
    text: joined(number, type.name, person.name),
    day: date,
  }),
  payroll: ({ id, number, person, fromDay }) => ({
    id,
    link: { id, number },
    title: number,
    text: person.name,
    day: fromDay,
  }),
};
