import { addDays, sumsOfNet } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import type { Dice } from '../dice.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { clientProjects, companiesByNumber } from './finance-base.db.ts';
import { invoicePaperLines } from './invoice-paper.ts';
import { paperOf, printedPage } from './seed-papers.db.ts';

const services = ['Crew Aufbau', 'Crew Abbau', 'Rigging', 'Stapler mit Fahrer', 'Licht und Ton', 'Anfahrt'];
/** Days since the due date of those that are late; the first ones of each company. */
const late = [3, 40, 120];

type Company = Awaited<ReturnType<typeof companiesByNumber>>[number];
type Where = { demo: Demo; dice: Dice; at: number; company: Company; project: string | null };

function itemsOf({ demo, dice, at }: Where, invoiceId: string) {
  const credit = at % 17 === 16;
  return Array.from({ length: credit ? 1 : 2 + dice.roll(5) }, (_, rank) => ({
    id: seedId(demo.tenant.id, 'invoice item', at, rank),
    invoiceId,
    description: credit ? 'Gutschrift: zwei Stunden zu viel verrechnet' : dice.pick(services),
    quantity: credit ? 1 : 1 + dice.roll(40) / 2,
    unitPriceMinor: credit ? -(4_000 + dice.roll(50) * 100) : 2_900 + dice.roll(30) * 100,
    vatRate: rank % 4 === 3 ? 1_000 : 2_000,
    rank,
  }));
}

function invoiceRows(where: Where, round: number) {
  const { demo, dice, at, company, project } = where;
  const { tenant, today } = demo;
  const id = seedId(tenant.id, 'invoice', at);
  const items = itemsOf(where, id);
  const { net, gross } = sumsOfNet(
    items.map(({ quantity, unitPriceMinor, vatRate }) => ({
      quantity,
      unitPriceMinor,
      vatRate,
    })),
  );
  const overdue = late[round];
  // After the late ones every fourth is open; all others are paid, most of them in time.
  const open = overdue === undefined && round % 4 === 3;
  const invoiced = overdue
    ? addDays(today, -overdue - 30)
    : addDays(today, open ? -dice.roll(25) : -40 - round * 14 - dice.roll(10));
  const due = addDays(invoiced, 30);
  const paid = overdue !== undefined || open ? null : addDays(invoiced, 12 + dice.roll(24));
  const invoice = {
    id,
    number: `R-${String(at + 1).padStart(5, '0')}`,
    companyId: company.id,
    projectId: project,
    invoiceDate: invoiced,
    dueDate: due,
    paidDate: paid !== null && paid > today ? today : paid,
    currency: at % 13 === 7 ? (company.currency === 'EUR' ? 'GBP' : 'EUR') : company.currency,
    netMinor: net,
    grossMinor: gross,
    comment: at % 10 === 0 ? 'Bestellung liegt bei.' : '',
    createdAt: new Date(`${invoiced}T10:00:00Z`),
  };
  return { invoice, items };
}

/** Invoices over five companies: paid, open, late, credit notes, in two currencies, a third with a paper. */
export async function seedInvoices(db: Db, demo: Demo): Promise<void> {
  const { tenant } = demo;
  const dice = diceOf(`invoices of ${tenant.id}`);
  const companies = (await companiesByNumber(db)).slice(0, 5);
  const projects = await clientProjects(db);
  const made = Array.from({ length: tenant.id === 'nordlicht' ? 120 : 20 }, (_, at) => {
    const company = companies[at % companies.length] as Company;
    const its = projects.filter(({ companyId }) => companyId === company.id);
    const project = at % 6 === 5 ? null : (its[at % Math.max(1, its.length)]?.id ?? null);
    return invoiceRows({ demo, dice, at, company, project }, Math.floor(at / companies.length));
  });
  await insertAll(
    db,
    'invoice',
    made.map(({ invoice }) => invoice),
  );
  await insertAll(
    db,
    'invoiceItem',
    made.flatMap(({ items }) => items),
  );
  const nameOf = new Map(companies.map(({ id, name }) => [id, name]));
  const printed = await Promise.all(
    made
      .filter((_, at) => at % 3 === 0)
      .map(async ({ invoice, items }) => {
        const whose = { from: tenant.name, to: nameOf.get(invoice.companyId) ?? '' };
        const lines = invoicePaperLines(invoice, items, whose);
        const file = await printedPage(demo, `Rechnung ${invoice.number}`, lines);
        const paper = paperOf(demo, {
          number: `${invoice.number}-1`,
          name: `Rechnung ${invoice.number}`,
          type: 'invoiceDocument',
          file: file.id,
          owner: null,
          kind: 'invoice',
          subject: invoice.id,
          at: invoice.createdAt,
        });
        return { file, ...paper };
      }),
  );
  await insertAll(
    db,
    'file',
    printed.map(({ file }) => file),
  );
  await insertAll(
    db,
    'document',
    printed.map(({ document }) => document),
  );
  await insertAll(
    db,
    'documentLink',
    printed.map(({ link }) => link),
  );
  const { accountant } = { accountant: demo.personOf('accountant')?.id ?? null };
  await insertAll(
    db,
    'activity',
    made.map(({ invoice }) => ({
      id: seedId(tenant.id, 'invoice history', invoice.number),
      personId: null,
      type: 'LOG' as const,
      category: 'invoice',
      caption: 'invoice_created',
      body: '',
      subjectKind: 'invoice',
      subjectId: invoice.id,
      actorId: accountant,
      at: invoice.createdAt,
    })),
  );
  await insertAll(db, 'numberRange', [{ kind: 'invoice', last: made.length }]);
}
