import type { persons } from '@callboard/contract';
import { AppError, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { noteActivity } from '../operations/note.ts';
import { forgetPerson, keptOf, standingJobs } from './erase-person.db.ts';
import { lockedPerson } from './person.db.ts';

export const erasePerson: Handler<typeof persons.erasePerson> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const row = await lockedPerson(db, params.id);
  if (!row) throw notFound();
  if (caller.personId === params.id) throw new AppError('wrong_state', { params: { reason: 'own' } });
  if (body.contactNumber !== row.contact_number) {
    throw new AppError('invalid', { fields: [{ path: 'contactNumber', code: 'bad_choice' }] });
  }
  const jobs = await standingJobs(db, params.id, now());
  if (jobs > 0) throw new AppError('wrong_state', { params: { reason: 'jobs', jobs } });
  await forgetPerson(db, params.id);
  await noteActivity(db, {
    personId: params.id,
    category: 'person',
    caption: 'person_erased',
    subject: { kind: 'person', id: params.id },
    actorId: caller.personId,
    at: now(),
  });
  return { erased: true, kept: await keptOf(db, params.id) };
};
