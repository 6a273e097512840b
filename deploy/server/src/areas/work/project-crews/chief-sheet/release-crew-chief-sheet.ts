import type { projectCrews } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { chiefsOf } from '../../../account/access/access.public.ts';
import { answerChiefSheet } from './answer-chief-sheet.ts';
import { peopleOf, ledCrew } from '../../crew-access/crew-access.public.ts';
import { lockPaper, paperHead, setPaper } from '../../crew-papers/crew-papers.public.ts';

/** Releasing again changes nothing. */
export const releaseCrewChiefSheet: Handler<typeof projectCrews.releaseCrewChiefSheet> = async (
  { params },
  ctx,
) => {
  const { db, jobs, caller, now } = ctx;
  const access = await ledCrew(db, caller, params.id);
  const sheet = await lockPaper(db, params.id, 'crewChiefSheet');
  if (!sheet?.downloadedAt) throw new AppError('wrong_state', { params: { state: 'notDownloaded' } });
  if (sheet.releasedAt) return answerChiefSheet(ctx, access);
  await setPaper(db, sheet.id, { releasedAt: now(), releasedBy: caller.personId });
  const subject = { kind: 'crew', id: params.id } as const;
  await noteActivity(db, {
    personId: null,
    category: 'crewChiefSheet',
    caption: 'crew_chief_sheet_released',
    subject,
    actorId: caller.personId,
    after: { number: sheet.number },
    at: now(),
  });
  const head = await paperHead(db, params.id);
  await notify(
    { db, jobs, at: now() },
    {
      people: (await chiefsOf(db, params.id)).filter((one) => one !== caller.personId),
      kind: 'crewChiefSheetReleased',
      params: { number: sheet.number, crew: head.name, project: head.projectName, day: head.startDate },
      subject,
    },
  );
  await changed(db, await peopleOf(db, params.id), [`crew:${params.id}`]);
  return answerChiefSheet(ctx, access);
};
