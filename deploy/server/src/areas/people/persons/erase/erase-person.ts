import type { persons } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { addressesOf, forgetPerson, keptOf, openJobs } from './erase-person.db.ts';
import { stopRemindersTo } from '../../../finance/invoices/invoices.public.ts';
import { bossWithin } from '#platform/jobs/boss-database.ts';
import { addErasure, eraseFromJobs } from './erasure.db.ts';
import { lockedPerson } from '../read/person.db.ts';

export const erasePerson: Handler<typeof persons.erasePerson> = async ({ params, body }, ctx) => {
  const { db, caller, jobs, now, tenant } = ctx;
  const row = await lockedPerson(db, params.id);
  if (!row) throw notFound();
  if (caller.personId === params.id) throw new AppError('wrong_state', { params: { reason: 'own' } });
  if (body.contactNumber !== row.contactNumber) {
    throw new AppError('invalid', { fields: [{ path: 'contactNumber', code: 'bad_choice' }] });
  }
  const open = await openJobs(db, params.id, now());
  if (open > 0) throw new AppError('wrong_state', { params: { reason: 'jobs', jobs: open } });
  const addresses = await addressesOf(db, params.id);
  await stopRemindersTo(ctx, addresses);
  const leftovers = await forgetPerson(db, params.id);
  // In this transaction: no mail goes to somebody who is unknown.
  await eraseFromJobs(bossWithin(db), tenant.id, leftovers);
  const erasureId = await addErasure(db, leftovers, now());
  await jobs.send('finish-erasure', { id: erasureId });
  await noteActivity(db, {
    personId: params.id,
    category: 'person',
    caption: 'person_erased',
    subject: { kind: 'person', id: params.id },
    actorId: caller.personId,
    at: now(),
  });
  return { erased: true, kept: await keptOf(db, params.id, addresses) };
};
