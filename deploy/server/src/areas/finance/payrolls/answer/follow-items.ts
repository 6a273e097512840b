import { addDays, dayAt, payrollWindowEnd, payrollWithItems } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { bankHolidays } from '../../finance/finance.public.ts';
import { tenantZone, tenantRules } from '../../../account/settings/settings.public.ts';
import { noteMove } from '../read/note-move.ts';
import { statesOfItems } from '../read/payroll-items.db.ts';
import { changePayroll, payrollBy } from '../read/payrolls.db.ts';

/** How long the person now has for an answer. */
export async function windowFrom(db: Db, personId: string, at: Date): Promise<Date> {
  const [zone, { payrollWindowHours }] = [await tenantZone(db), await tenantRules(db)];
  const from = dayAt(at, zone);
  const to = addDays(from, 60 + Math.ceil(payrollWindowHours / 24) * 2);
  const restDays = await bankHolidays(db, { personId, from, to });
  return payrollWindowEnd(at, { hours: payrollWindowHours, zone, restDays });
}

/**
 * The payroll follows its items: something declined stops the window, the last answer opens a new one. True when
 * the person has the word again.
 */
export async function followItems(
  db: Db,
  { payrollId, actorId, at }: { payrollId: string; actorId: string | null; at: Date },
): Promise<boolean> {
  const payroll = await payrollBy(db, payrollId);
  if (!payroll) return false;
  const status = payrollWithItems(payroll.status, await statesOfItems(db, payrollId));
  if (status === payroll.status) return false;
  const reopened = status === 'corrected';
  await changePayroll(db, payrollId, {
    status,
    windowEndsAt: reopened ? await windowFrom(db, payroll.personId, at) : null,
    remindedAt: null,
  });
  await noteMove(db, {
    kind: 'payroll',
    id: payrollId,
    personId: payroll.personId,
    caption: reopened ? 'payroll_corrected' : 'payroll_partly_declined',
    actorId,
    before: { status: payroll.status },
    after: { status },
    at,
  });
  return reopened;
}
