import type { Db } from '#platform/db/tables.ts';
import { speechOf } from '../demo-english.ts';
import type { Demo } from '../demo.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { clientProjects, companiesByNumber, earners } from './finance-base.db.ts';
import { doubled, receiptRows, shops } from './receipt-rows.ts';
import type { ReceiptRows } from './receipt-rows.ts';
import { paperOf } from './seed-papers.db.ts';
import type { Papers } from './seed-papers.db.ts';

const captions = [
  ['receipt_submitted', 'submittedAt'],
  ['receipt_decided', 'decidedAt'],
  ['receipt_paid', 'paidAt'],
] as const;

function historyOf({ tenant }: Demo, { receipt }: ReceiptRows) {
  return captions.flatMap(([caption, column]) => {
    const at = receipt[column];
    if (!at) return [];
    const decided = receipt.status === 'rejected' ? 'receipt_rejected' : 'receipt_approved';
    return {
      id: seedId(tenant.id, 'receipt history', receipt.number, caption),
      personId: receipt.personId,
      personParty: receipt.personId,
      type: 'LOG' as const,
      category: 'receipt',
      caption: caption === 'receipt_decided' ? decided : caption,
      body: '',
      reason: caption === 'receipt_decided' ? receipt.reason : '',
      subjectKind: 'receipt',
      subjectId: receipt.id,
      actorId: caption === 'receipt_submitted' ? receipt.personId : receipt.decidedBy,
      at,
    };
  });
}

/** Receipts in every state; a third of them are those of the login that is looked at first. */
export async function seedReceipts(db: Db, demo: Demo, papers: Papers): Promise<void> {
  const { tenant } = demo;
  const dice = diceOf(`receipts of ${tenant.id}`);
  const people = earners(demo, 12);
  const projects = await clientProjects(db);
  const made: ReceiptRows[] = [];
  for (let at = 0; at < (tenant.id === 'nordlicht' ? 80 : 16); at += 1) {
    const person = people[at % 10 < 4 ? 0 : at % people.length] ?? people[0] ?? '';
    const project = at % 3 === 1 ? undefined : projects[at % Math.max(1, projects.length)];
    const rows = receiptRows({ demo, dice, at, person, project });
    const before = made.at(-1);
    made.push(rows.twin && before ? doubled(before, rows) : rows);
  }
  await insertAll(
    db,
    'receipt',
    made.map(({ receipt }) => receipt),
  );
  await insertAll(
    db,
    'receiptItem',
    made.flatMap(({ items }) => items),
  );
  const photos = made.flatMap(({ receipt }, at) =>
    // A new draft has no photo yet, so that handing it in says what is missing.
    receipt.status === 'draft' && at % 16 === 0
      ? []
      : paperOf(demo, {
          number: `${receipt.number}-1`,
          name: 'Foto',
          type: 'receiptPhoto',
          file: papers.photos[at % papers.photos.length] ?? '',
          owner: receipt.personId,
          kind: 'receipt',
          subject: receipt.id,
          at: receipt.createdAt,
        }),
  );
  await insertAll(
    db,
    'document',
    photos.map(({ document }) => document),
  );
  await insertAll(
    db,
    'documentLink',
    photos.map(({ link }) => link),
  );
  await insertAll(
    db,
    'activity',
    made.flatMap((rows) => historyOf(demo, rows)),
  );
  await insertAll(db, 'numberRange', [{ kind: 'receipt', last: made.length }]);
  await seedTemplates(db, demo);
}

async function seedTemplates(db: Db, { tenant }: Demo): Promise<void> {
  const companies = (await companiesByNumber(db)).slice(0, 3);
  await insertAll(
    db,
    'receiptTemplate',
    companies.flatMap(({ id, currency }, company) =>
      shops.slice(company, company + 3).map(([type, merchant, description, price, vatRate], at) => ({
        id: seedId(tenant.id, 'receipt template', company, at),
        companyId: id,
        caption: speechOf(tenant)(merchant),
        receiptTypeId: type,
        items: JSON.stringify([
          { description: speechOf(tenant)(description), quantity: 1, unitPriceMinor: price, vatRate },
        ]),
        currency,
      })),
    ),
  );
}
