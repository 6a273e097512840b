import {
  bundlesOf,
  companies as companyCalls,
  contacts as contactCalls,
  documents as documentCalls,
  invoices as invoiceCalls,
  jobs as jobCalls,
  locations as locationCalls,
  mailbox,
  may,
  payrolls as payrollCalls,
  persons as personCalls,
  projects as projectCalls,
  receipts as receiptCalls,
} from '@callboard/contract';
import type { AnswerOf, AnyEndpoint, SearchHit, SearchKind } from '@callboard/contract';
import { jobName } from '@callboard/domain';
import * as z from 'zod/mini';
import type { Ctx, Handler } from '../../../platform/http/handler.ts';
import { documents } from '../../documents/documents/documents.public.ts';
import { invoices } from '../../finance/invoices/invoices.public.ts';
import { payrolls } from '../../finance/payrolls/payrolls.public.ts';
import { receipts } from '../../finance/receipts/receipts.public.ts';
import { emailMessages } from '../../mailbox/mailbox/mailbox.public.ts';
import { contacts } from '../../people/contacts/contacts.public.ts';
import { persons } from '../../people/persons/persons.public.ts';
import { companies } from '../../projects/companies/companies.public.ts';
import { projects } from '../../projects/projects/projects.public.ts';
import { jobs } from '../../work/crew-jobs/crew-jobs.public.ts';
import { locations } from '../../work/locations/locations.public.ts';

type Found = { items: SearchHit[]; total: number };
type Finder = (q: string, ctx: Ctx) => Promise<Found>;
/** What a list may be asked besides: some lists show everybody's only where that is said. */
type Filters = Readonly<Record<string, string>>;
type ListEndpoint = AnyEndpoint & { answer: z.ZodMiniType<{ items: unknown[]; total: number }> };
type RowOf<E extends ListEndpoint> = AnswerOf<E>['items'][number];

const shownOfEach = 5;
const nothing: Found = { items: [], total: 0 };

const isOpen = (endpoint: AnyEndpoint, { tenant, caller }: Ctx): boolean => {
  const bundles = bundlesOf(endpoint);
  const entitled = bundles.length === 0 || bundles.some((bundle) => tenant.bundles.includes(bundle));
  return entitled && may(endpoint.allow, caller);
};

/** Asks a list for its first rows, in the rights and bundles that the list itself has. */
function finder<E extends ListEndpoint>(
  endpoint: E,
  handler: Handler<E>,
  hitOf: (row: RowOf<E>) => SearchHit,
  filtersFor: (ctx: Ctx) => Filters = () => ({}),
): Finder {
  return async (q, ctx) => {
    if (!isOpen(endpoint, ctx)) return nothing;
    const asked = { q, limit: shownOfEach, page: 1, ...filtersFor(ctx) };
    const query = z.parse(endpoint.query as z.ZodMiniType, asked);
    const { items, total } = (await handler({ params: {}, query } as never, ctx)) as AnswerOf<E>;
    return { items: items.map((row: RowOf<E>) => hitOf(row)), total };
  };
}

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** What is in order comes first, and what is over follows where there is room. */
const inTurn =
  (...all: readonly Finder[]): Finder =>
  async (q, ctx) => {
    let found = nothing;
    for (const find of all) {
      const more = await find(q, ctx);
      const items = [...found.items, ...more.items].slice(0, shownOfEach);
      found = { items, total: found.total + more.total };
    }
    return found;
  };

const jobsOf = (tab: 'upcoming' | 'past'): Finder =>
  finder(
    jobCalls.jobs,
    jobs,
    ({ id, project, crew, function: { caption }, location, startDate }) => ({
      id,
      link: { id },
      title: jobName({ project: project.name, crew: crew.name, function: caption }),
      text: joined(location?.name, location?.city),
      day: startDate,
    }),
    () => ({ tab }),
  );

const edits = ({ caller: { roles, rights } }: Ctx, right: 'payrolls' | 'receipts'): Filters =>
  roles.includes('office') && rights[right]?.includes('EDIT') ? { all: 'true' } : {};

export const finders: Readonly<Record<SearchKind, Finder>> = {
  job: inTurn(jobsOf('upcoming'), jobsOf('past')),
  project: finder(projectCalls.projects, projects, ({ id, number, name, company, location, beginDate }) => ({
    id,
    link: { id, number },
    title: name,
    text: joined(number, company?.name, location?.city),
    day: beginDate,
  })),
  person: finder(
    personCalls.persons,
    persons,
    ({ id, name, contactNumber, functions, city }) => ({
      id,
      link: { id, personId: id },
      title: name,
      text: joined(contactNumber, functions.slice(0, 2).join(', '), city),
      day: null,
    }),
    () => ({ active: 'true' }),
  ),
  contact: finder(contactCalls.contacts, contacts, ({ id, name, role, company, email }) => ({
    id,
    link: { id },
    title: name,
    text: joined(role, company?.name, email),
    day: null,
  })),
  company: finder(companyCalls.companies, companies, ({ id, number, name, city }) => ({
    id,
    link: { id },
    title: name,
    text: joined(number, city),
    day: null,
  })),
  location: finder(locationCalls.locations, locations, ({ id, name, street, zip, city }) => ({
    id,
    link: { id },
    title: name,
    text: joined(street, `${zip} ${city}`.trim()),
    day: null,
  })),
  document: finder(
    documentCalls.documents,
    documents,
    ({ id, name, number, type, owner, createdAt }) => ({
      id,
      link: { id },
      title: name,
      text: joined(type.caption, number, owner?.name),
      day: createdAt.slice(0, 10),
    }),
    ({ caller }) => (caller.roles.includes('crew') ? {} : { of: 'everybody' }),
  ),
  message: finder(mailbox.emailMessages, emailMessages, ({ id, subject, from, receivedAt }) => ({
    id,
    link: { id },
    title: subject,
    text: from.name || from.email,
    day: receivedAt.slice(0, 10),
  })),
  invoice: finder(invoiceCalls.invoices, invoices, ({ id, number, company, project, invoiceDate }) => ({
    id,
    link: { id, number },
    title: number,
    text: joined(company.name, project?.name),
    day: invoiceDate,
  })),
  receipt: finder(
    receiptCalls.receipts,
    receipts,
    ({ id, number, merchant, type, person, date }) => ({
      id,
      link: { id, number },
      title: merchant || number,
      text: joined(number, type.name, person.name),
      day: date,
    }),
    (ctx) => edits(ctx, 'receipts'),
  ),
  payroll: finder(
    payrollCalls.payrolls,
    payrolls,
    ({ id, number, person, fromDay }) => ({
      id,
      link: { id, number },
      title: number,
      text: person.name,
      day: fromDay,
    }),
    (ctx) => edits(ctx, 'payrolls'),
  ),
};
