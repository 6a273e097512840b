import type { BodyOf, projectCrews } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { answerCrew } from './answer-crew.ts';
import { isActiveContact, isCateringType } from '../contact/contacts.db.ts';
import { peopleOf, crewAccess } from '../../crew-access/crew-access.public.ts';
import { infoOf, setInfo } from './crew-info.db.ts';

type Body = BodyOf<typeof projectCrews.editInfo>;

async function refuseUnknown(
  db: Db,
  { cateringTypeId: type, contactOnSiteId: contact }: Body,
): Promise<void> {
  const wrong = (path: string) => new AppError('invalid', { fields: [{ path, code: 'bad_choice' }] });
  if (type && !(await isCateringType(db, type))) throw wrong('cateringTypeId');
  if (contact && !(await isActiveContact(db, contact))) throw wrong('contactOnSiteId');
}

export const editInfo: Handler<typeof projectCrews.editInfo> = async ({ params, body, request }, ctx) => {
  const { db, caller, now } = ctx;
  const access = await crewAccess(db, caller, params.id);
  const before = await infoOf(db, params.id);
  if (!before) throw notFound();
  requireVersion(request, before.version, await answerCrew(ctx, access));
  await refuseUnknown(db, body);
  const after = await setInfo(db, params.id, {
    infoExternal: body.external,
    infoInternal: body.internal,
    infoCrew: body.crew,
    infoChief: body.crewChief,
    cateringTypeId: body.cateringTypeId,
    cateringNote: body.cateringNote,
    contactOnSiteId: body.contactOnSiteId,
  });
  await noteActivity(db, {
    personId: null,
    category: 'crew',
    caption: 'crew_info_changed',
    subject: { kind: 'crew', id: params.id },
    actorId: caller.personId,
    before,
    after,
    at: now(),
  });
  await changed(db, await peopleOf(db, params.id), [`crew:${params.id}`]);
  return answerCrew(ctx, await crewAccess(db, caller, params.id));
};
