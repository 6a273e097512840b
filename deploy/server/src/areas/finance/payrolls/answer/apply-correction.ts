import type { Db } from '#platform/db/tables.ts';
import { netAfter } from '../read/net-after.ts';
import { changeItem } from '../read/payroll-items.db.ts';
import type { PayrollItemFacts } from '../read/payroll-items.db.ts';
import { changePayroll, payrollBy } from '../read/payrolls.db.ts';

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
    approvedMinutes: item.approvedMinutes,
    paidMinutes: item.paidMinutes,
    amountMinor: item.amountMinor,
  };
  const after = Object.fromEntries(
    Object.entries(correction).filter(([name, value]) => value !== undefined && value !== stands[name]),
  ) as Figures;
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, stands[name] ?? null]));
  if (Object.keys(after).length === 0) return { before, after };
  const { caption, approvedMinutes, paidMinutes, amountMinor } = correction;
  await changeItem(db, item.id, {
    ...(caption === undefined ? {} : { caption }),
    ...(approvedMinutes === undefined ? {} : { approvedMinutes }),
    ...(paidMinutes === undefined ? {} : { paidMinutes }),
    ...(amountMinor === undefined ? {} : { amountMinor }),
  });
  const difference = (amountMinor ?? item.amountMinor) - item.amountMinor;
  const payroll = difference === 0 ? undefined : await payrollBy(db, item.payrollId);
  if (payroll) {
    const gross = payroll.grossMinor + difference;
    const stood = { grossMinor: payroll.grossMinor, netMinor: payroll.netMinor };
    await changePayroll(db, payroll.id, { grossMinor: gross, netMinor: netAfter(stood, gross) });
  }
  return { before, after };
}
