import type { payrolls } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Handler } from '#platform/http/handler.ts';
import { peopleWithWork } from './approved-work.db.ts';
import { fillDrafts } from './fill-drafts.ts';
import { holdEmployee } from './drafts.db.ts';
import { payrollRowOf } from '../read/present-payroll.ts';
import { findVisiblePayroll } from '../read/payrolls.policy.ts';
import { daysOfMonth, peopleUnpaid } from './unpaid-work.ts';

const namesShown = 20;

/** One person, or everybody who worked that month. */
async function peopleOf(db: Db, personId: string | undefined, month: string) {
  if (personId === undefined) return peopleWithWork(db, daysOfMonth(month));
  const employee = await holdEmployee(db, personId);
  if (!employee) throw notFound();
  return [employee];
}

/** Nobody works for nothing because something was forgotten: it stops here, with everybody it is about. */
async function refuseUnpaid(db: Db, month: string, people: Awaited<ReturnType<typeof peopleOf>>) {
  const unpaid = await peopleUnpaid(db, month, people);
  if (unpaid.length === 0) return;
  const names = unpaid.map(({ person }) => person.name);
  const more = names.length > namesShown ? ' …' : '';
  throw new AppError('pay_missing', {
    params: { count: names.length, people: `${names.slice(0, namesShown).join(', ')}${more}` },
  });
}

export const draftPayroll: Handler<typeof payrolls.draftPayroll> = async ({ body }, { db, caller, now }) => {
  const { personId, month, withUnpaid = false } = body;
  const people = await peopleOf(db, personId, month);
  if (!withUnpaid) await refuseUnpaid(db, month, people);
  const drafts = [];
  for (const { id: person } of people) {
    if (personId === undefined) await holdEmployee(db, person);
    const ids = await fillDrafts(db, { personId: person, day: month, actorId: caller.personId, at: now() });
    for (const id of ids) drafts.push(payrollRowOf(await findVisiblePayroll(db, caller, id), caller));
  }
  return { drafts };
};
