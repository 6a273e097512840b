import type { payrolls } from '@callboard/contract';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { fillDrafts } from './fill-drafts.ts';
import { holdEmployee } from './drafts.db.ts';
import { payrollRowOf } from './present-payroll.ts';
import { findVisiblePayroll } from './payrolls.policy.ts';

export const draftPayroll: Handler<typeof payrolls.draftPayroll> = async ({ body }, { db, caller, now }) => {
  const { personId, month } = body;
  if (!(await holdEmployee(db, personId))) throw notFound();
  const ids = await fillDrafts(db, { personId, day: month, actorId: caller.personId, at: now() });
  const drafts = [];
  for (const id of ids) drafts.push(payrollRowOf(await findVisiblePayroll(db, caller, id), caller));
  return { drafts };
};
