import { crewOpsPages, path } from '@callboard/contract';
import type { persons } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { requireOwnOrProfiles } from '../read/persons.policy.ts';
import { changePerson, lockedPerson } from '../read/person.db.ts';

export const profileAccess: Handler<typeof persons.profileAccess> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  requireOwnOrProfiles(caller, params.id);
  const row = await lockedPerson(db, params.id);
  if (!row) throw notFound();
  if (row.publicProfile !== body.public) {
    await changePerson(db, params.id, { publicProfile: body.public });
    await noteActivity(db, {
      personId: params.id,
      category: 'person',
      caption: body.public ? 'profile_opened' : 'profile_closed',
      subject: { kind: 'person', id: params.id },
      actorId: caller.personId,
      before: row.publicProfile,
      after: body.public,
      at: now(),
    });
    await changed(db, [params.id], [`person:${params.id}`]);
  }
  return {
    public: body.public,
    path: body.public ? path(crewOpsPages.publicProfile).to({ personId: params.id }) : null,
  };
};
