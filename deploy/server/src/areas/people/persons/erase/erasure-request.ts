import type { persons } from '@callboard/contract';
import { addDays } from '@callboard/domain';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { askAccountant } from '../read/ask-accountant.ts';
import { addressesOf, keptOf } from './erase-person.db.ts';
import { erasureAskedAt } from './erasure-request.db.ts';
import { lockedPerson } from '../read/person.db.ts';
import { callerRole } from '../read/persons.policy.ts';

/** To be deleted is the wish of the person alone. */
function requireOwn({ caller }: Pick<Ctx, 'caller'>, personId: string): void {
  if (!callerRole(caller, personId).own) throw notFound();
}

const present = async ({ db }: Pick<Ctx, 'db'>, personId: string) => ({
  askedAt: (await erasureAskedAt(db, personId))?.toISOString() ?? null,
  kept: await keptOf(db, personId, await addressesOf(db, personId)),
});

export const erasureRequest: Handler<typeof persons.erasureRequest> = async ({ params }, ctx) => {
  requireOwn(ctx, params.id);
  return present(ctx, params.id);
};

/** A to-do for the office, which deletes once open jobs and payrolls are settled. */
export const requestErasure: Handler<typeof persons.requestErasure> = async ({ params }, ctx) => {
  const { db, caller, now } = ctx;
  requireOwn(ctx, params.id);
  // Two taps at once are one request.
  await lockedPerson(db, params.id);
  if (await erasureAskedAt(db, params.id)) throw new AppError('wrong_state');
  const asked = {
    personId: params.id,
    caption: 'erasure_asked',
    subject: { kind: 'person', id: params.id },
  } as const;
  const dueDate = addDays(await todayOfTenant(db, now()), 7);
  await askAccountant(ctx, { ...asked, body: caller.name, dueDate });
  await noteActivity(db, { ...asked, category: 'person', actorId: params.id, at: now() });
  return present(ctx, params.id);
};
