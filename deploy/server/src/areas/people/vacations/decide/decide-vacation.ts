import type { Absence, vacations } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler, RequestFacts } from '#platform/http/handler.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { moveVacation } from './move-vacation.ts';
import { vacationAnswer } from '../read/present-vacation.ts';
import { vacationRights } from '../read/vacations.policy.ts';
import { absenceById, holdAbsence, lockedIn } from '../read/vacations.db.ts';

type Decision = 'approve' | 'refuse' | 'cancel';

async function decidable(ctx: Ctx, id: string, decision: Decision, request: RequestFacts) {
  const { db, caller, now } = ctx;
  await holdAbsence(db, id);
  const before = await absenceById(db, id);
  if (!before) throw notFound();
  const today = await todayOfTenant(db, now());
  requireVersion(request, before.version, await vacationAnswer(db, id, { caller, today }));
  if (!vacationRights(before, caller, today)[decision])
    throw new AppError('wrong_state', { params: { status: before.status } });
  const locked = decision === 'refuse' ? null : await lockedIn(db, before.personId, before);
  if (locked !== null) throw new AppError('month_locked', { params: { month: locked } });
  return { before, today };
}

export const approveVacation: Handler<typeof vacations.approveVacation> = async (input, ctx) => {
  const { before, today } = await decidable(ctx, input.params.id, 'approve', input.request);
  return moveVacation(ctx, before, {
    status: 'approved',
    caption: 'vacation_approved',
    reason: input.body.reason,
    kind: 'vacationApproved',
    today,
  });
};

/** A request is refused; where only its cancelling was asked for, the vacation stays approved. */
export const refuseVacation: Handler<typeof vacations.refuseVacation> = async (input, ctx) => {
  const { before, today } = await decidable(ctx, input.params.id, 'refuse', input.request);
  const request = before.status === 'requested';
  const { reason } = input.body;
  return moveVacation(ctx, before, {
    status: request ? 'refused' : 'approved',
    caption: request ? 'vacation_refused' : 'vacation_cancel_refused',
    reason,
    kind: request ? 'vacationRefused' : 'vacationKept',
    today,
  });
};

export const cancelVacation: Handler<typeof vacations.cancelVacation> = async (
  input,
  ctx,
): Promise<Absence> => {
  const { before, today } = await decidable(ctx, input.params.id, 'cancel', input.request);
  if (before.status === 'approved' && input.body.reason === '')
    throw new AppError('invalid', { fields: [{ path: 'reason', code: 'required' }] });
  return moveVacation(ctx, before, {
    status: 'cancelled',
    caption: before.kind === 'sick' ? 'sick_cancelled' : 'vacation_cancelled',
    reason: input.body.reason,
    kind: before.kind === 'sick' ? 'changeApproved' : 'vacationCancelled',
    today,
  });
};
