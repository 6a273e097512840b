import { addDays } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { earners, knowPaid, workedItems } from './finance-base.db.ts';
import type { Worked } from './finance-base.db.ts';
import { months } from './payroll-plan.ts';
import { monthOf, payrollRows } from './payroll-rows.ts';
import { payrollPaperLines } from './payroll-paper-lines.ts';
import { payrollPaperOf } from './payroll-file.ts';
import { captionOf, keptPaper, paperOf, printedPage } from './seed-papers.db.ts';
import type { Papers } from './seed-papers.db.ts';

type Made = ReturnType<typeof payrollRows>;

/** Papers that came with a payroll: details are withheld here and there until somebody has looked at them. */
async function papersFor(
  demo: Demo,
  { payroll, items }: Made,
  { person, month, worked }: { person: number; month: number; worked: readonly Worked[] },
) {
  if (payroll.status === 'draft') return [];
  const owner = demo.people.find(({ id }) => id === payroll.personId);
  const to = owner ? `${owner.firstName} ${owner.lastName}` : payroll.number;
  const pages = Object.entries(payrollPaperLines(payroll, items, { from: demo.tenant.name, to }));
  const name = (type: string) => `${captionOf(demo.tenant, type)} ${payroll.number}`;
  const files = await Promise.all(
    pages.flatMap(([type, lines]) =>
      lines ? [printedPage(demo, name(type), lines).then((file) => ({ type, file }))] : [],
    ),
  );
  // Whoever is looked at first has it as a paper of its own; to print it takes long.
  if (person === 0) {
    const bytes = await payrollPaperOf(demo, { payroll, items, owner, worked });
    files.unshift({ type: 'Payroll', file: await keptPaper(demo, name('Payroll'), bytes) });
  }
  return files.map(({ type, file }, at) => {
    const paper = paperOf(demo, {
      number: `${payroll.number}-${at + 1}`,
      name: `${captionOf(demo.tenant, type)} ${payroll.fromDay.slice(5, 7)}/${payroll.fromDay.slice(0, 4)}`,
      type,
      file: file.id,
      owner: payroll.personId,
      kind: 'payroll',
      subject: payroll.id,
      at: payroll.releasedAt ?? demo.now,
      withheld: type === 'PayrollDetails' && (person + month) % 4 === 1,
    });
    return { file, ...paper };
  });
}

const captions = [
  ['payroll_released', 'releasedAt'],
  ['payroll_signed', 'confirmedAt'],
  ['payroll_paid', 'paidAt'],
] as const;

/** What has happened to a payroll, and what the accountant has to do about it. */
function historyOf(demo: Demo, { payroll, items }: Made) {
  const { tenant, personOf, today, now } = demo;
  const accountant = personOf('accountant')?.id ?? null;
  const line = { personId: payroll.personId, personParty: payroll.personId, category: 'payroll' };
  const todo = {
    recipientId: null as string | null,
    dueDate: null as string | null,
    priority: null as number | null,
  };
  const moves = captions.flatMap(([caption, column]) => {
    const at = payroll[column];
    if (!at) return [];
    const signed = caption === 'payroll_signed';
    return {
      ...line,
      ...todo,
      id: seedId(tenant.id, 'payroll history', payroll.number, caption),
      type: 'LOG' as 'LOG' | 'TODO_PAYROLL_ITEM',
      caption: signed && payroll.autoAccepted ? 'payroll_auto_accepted' : caption,
      body: signed ? payroll.signedText : '',
      subjectKind: 'payroll',
      subjectId: payroll.id,
      actorId: signed ? (payroll.autoAccepted ? null : payroll.personId) : accountant,
      doneAt: null as Date | null,
      doneBy: null as string | null,
      at,
    };
  });
  const doubts = items
    .filter(({ declinedBody }) => declinedBody !== '')
    .map((item) => ({
      ...line,
      personId: null,
      id: seedId(tenant.id, 'payroll to-do', item.id),
      type: 'TODO_PAYROLL_ITEM' as const,
      caption: 'payroll_item_declined',
      body: item.declinedBody,
      subjectKind: 'payrollItem',
      subjectId: item.id,
      actorId: payroll.personId,
      recipientId: accountant,
      dueDate: addDays(today, 1),
      priority: 1,
      doneAt: item.status === 'answered' ? item.changedAt : null,
      doneBy: item.status === 'answered' ? accountant : null,
      at: new Date(now.getTime() - 3 * 3_600_000),
    }));
  return [...moves, ...doubts];
}

export async function seedPayrolls(db: Db, demo: Demo, papers: Papers): Promise<void> {
  const { tenant, today } = demo;
  const dice = diceOf(`payrolls of ${tenant.id}`);
  const people = earners(demo, tenant.id === 'nordlicht' ? 20 : 8);
  const first = monthOf(today, months - 1).from;
  const worked = await workedItems(db, people, first, monthOf(today, 0).to);
  const made = await Promise.all(
    people.flatMap((id, at) =>
      Array.from({ length: months }, async (_, month) => {
        const { from, to } = monthOf(today, month);
        const its = worked.filter(({ personId, day }) => personId === id && day >= from && day <= to);
        const rows = payrollRows({ demo, dice, person: { id, at }, month, worked: its });
        return { rows, papers: await papersFor(demo, rows, { person: at, month, worked: its }) };
      }),
    ),
  );
  await knowPaid(db, people, monthOf(today, -1).from);
  await insertAll(
    db,
    'payroll',
    made.map(({ rows }) => ({ ...rows.payroll, signatureFileId: rows.signs ? papers.signature : null })),
  );
  await insertAll(
    db,
    'payrollItem',
    made.flatMap(({ rows }) => rows.items),
  );
  const all = made.flatMap((one) => one.papers);
  await insertAll(
    db,
    'file',
    all.map(({ file }) => file),
  );
  await insertAll(
    db,
    'document',
    all.map(({ document }) => document),
  );
  await insertAll(
    db,
    'documentLink',
    all.map(({ link }) => link),
  );
  await insertAll(
    db,
    'activity',
    made.flatMap(({ rows }) => historyOf(demo, rows)),
  );
}
