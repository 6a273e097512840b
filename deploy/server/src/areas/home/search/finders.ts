import {
  bundlesOf,
  companies as companyCalls,
  contacts as contactCalls,
  documents as documentCalls,
  hitOf,
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
import * as z from 'zod/mini';
import type { Ctx, Handler } from '#platform/http/handler.ts';
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
  hit: (row: RowOf<E>) => SearchHit,
  filtersFor: (ctx: Ctx) => Filters = () => ({}),
): Finder {
  return async (q, ctx) => {
    if (!isOpen(endpoint, ctx)) return nothing;
    const asked = { q, limit: shownOfEach, page: 1, ...filtersFor(ctx) };
    const query = z.parse(endpoint.query as z.ZodMiniType, asked);
    const { items, total } = (await handler({ params: {}, query } as never, ctx)) as AnswerOf<E>;
    return { items: items.map((row: RowOf<E>) => hit(row)), total };
  };
}

/** What is to come comes first, and what is over follows where there is room. */
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

const jobsOf = (tab: 'upcoming' | 'past'): Finder => finder(jobCalls.jobs, jobs, hitOf.job, () => ({ tab }));

const everybodysFor =
  (right: 'payrolls' | 'receipts') =>
  ({ caller: { roles, rights } }: Ctx): Filters =>
    roles.includes('office') && rights[right]?.includes('EDIT') ? { all: 'true' } : {};

export const finders: Readonly<Record<SearchKind, Finder>> = {
  job: inTurn(jobsOf('upcoming'), jobsOf('past')),
  project: finder(projectCalls.projects, projects, hitOf.project),
  person: finder(personCalls.persons, persons, hitOf.person, () => ({ active: 'true' })),
  contact: finder(contactCalls.contacts, contacts, hitOf.contact),
  company: finder(companyCalls.companies, companies, hitOf.company),
  location: finder(locationCalls.locations, locations, hitOf.location),
  document: finder(documentCalls.documents, documents, hitOf.document, ({ caller }) =>
    caller.roles.includes('crew') ? {} : { of: 'everybody' },
  ),
  message: finder(mailbox.emailMessages, emailMessages, hitOf.message),
  invoice: finder(invoiceCalls.invoices, invoices, hitOf.invoice),
  receipt: finder(receiptCalls.receipts, receipts, hitOf.receipt, everybodysFor('receipts')),
  payroll: finder(payrollCalls.payrolls, payrolls, hitOf.payroll, everybodysFor('payrolls')),
};
