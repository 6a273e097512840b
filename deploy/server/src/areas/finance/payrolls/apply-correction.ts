import type { Db } from '../../../platform/db/tables.ts';
import { netAfter } from './net-after.ts';
import { changeItem } from './payroll-items.db.ts';
import type { PayrollItemFacts } from './payroll-items.db.ts';
import { changePayroll, payrollBy } from './payrolls.db.ts';

type Correction = {
  caption?: string | undefined;
  approvedMinutes?: number | undefined;
  paidMinutes?: number | undefined;
  amountMinor?: number | undefined;
};
type Figures = Record<string, string | number | null>;

/** Writes what is different, keeps gross and net of the payroll in step, and says what was and what is. */
export async function applyCorrection(
  db: Db,
  item: PayrollItemFacts,
  correction: Correction,
): Promise<{ before: Figures; after: Figures }> {
  const stands: Figures = {
    caption: item.caption,
    approvedMinutes: item.approved_minutes,
    paidMinutes: item.paid_minutes,
    amountMinor: item.amount_minor,
  };
  const after = Object.fromEntries(
    Object.entries(correction).filter(([name, value]) => value !== undefined && value !== stands[name]),
  ) as Figures;
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, stands[name] ?? null]));
  if (Object.keys(after).length === 0) return { before, after };
  const { caption, approvedMinutes, paidMinutes, amountMinor } = correction;
  await changeItem(db, item.id, {
    ...(caption === undefined ? {} : { caption }),
    ...(approvedMinutes === undefined ? {} : { approved_minutes: approvedMinutes }),
    ...(paidMinutes === undefined ? {} : { paid_minutes: paidMinutes }),
    ...(amountMinor === undefined ? {} : { amount_minor: amountMinor }),
  });
  const difference = (amountMinor ?? item.amount_minor) - item.amount_minor;
  const payroll = difference === 0 ? undefined : await payrollBy(db, item.payroll_id);
  if (payroll) {
    const gross = payroll.gross_minor + difference;
    const stood = { grossMinor: payroll.gross_minor, netMinor: payroll.net_minor };
    await changePayroll(db, payroll.id, { gross_minor: gross, net_minor: netAfter(stood, gross) });
  }
  return { before, after };
}
