import type { PayrollMove, PayrollState } from '@callboard/domain';
import { payrollAfter } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { accountsFor } from '../../finance/finance.public.ts';
import { personOf } from '#platform/http/person-of.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/http/handler.ts';
import { payrollItemById } from './payroll-items.db.ts';
import type { PayrollItemFacts } from './payroll-items.db.ts';
import { lockPayrollRow, payrollBy } from './payrolls.db.ts';
import type { PayrollFacts } from './payrolls.db.ts';

/** People see what was released to them; the accountant sees everybody's, drafts as well. */
const sees = (caller: Caller, owner: string, status: PayrollState): boolean =>
  accountsFor(caller, 'payrolls') || (owner === personOf(caller) && status !== 'draft');

export async function findVisiblePayroll(db: Db, caller: Caller, key: string): Promise<PayrollFacts> {
  const found = await payrollBy(db, key);
  if (!found || !sees(caller, found.personId, found.status)) throw notFound();
  return found;
}

export async function findVisibleItem(db: Db, caller: Caller, id: string): Promise<PayrollItemFacts> {
  const found = await payrollItemById(db, id);
  if (!found || !sees(caller, found.personId, found.payrollStatus)) throw notFound();
  return found;
}

/** The payroll as it stands while nobody else can change it. */
export async function lockVisiblePayroll(db: Db, caller: Caller, key: string): Promise<PayrollFacts> {
  const { id } = await findVisiblePayroll(db, caller, key);
  await lockPayrollRow(db, id);
  return findVisiblePayroll(db, caller, id);
}

export async function lockVisibleItem(db: Db, caller: Caller, id: string): Promise<PayrollItemFacts> {
  const { payrollId } = await findVisibleItem(db, caller, id);
  await lockPayrollRow(db, payrollId);
  const item = await findVisibleItem(db, caller, id);
  requireUnlocked(item.payrollStatus);
  return item;
}

/** Nobody answers for somebody else, however much they may see. */
export function requireOwn(caller: Caller, personId: string): void {
  if (personId !== caller.personId) throw new AppError('forbidden', { params: { missing: 'own' } });
}

/** What is settled stays as it is, whatever is asked. */
export function requireUnlocked(state: PayrollState): void {
  if (state === 'locked') throw new AppError('month_locked', { params: { state } });
}

export function stateAfter(state: PayrollState, move: PayrollMove): PayrollState {
  requireUnlocked(state);
  const after = payrollAfter(state, move);
  if (after === null) throw new AppError('wrong_state', { params: { state } });
  return after;
}
