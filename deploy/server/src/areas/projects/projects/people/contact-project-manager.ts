import type { projects } from '@callboard/contract';
import { contactWindow, numberHidden } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { settingsOfTenant, tenantRules, todayOfTenant } from '../../../account/settings/settings.public.ts';
import { leadersOfProject, ownDays, spanOfProject } from './people-of-project.db.ts';
import { pictureUrl } from '../read/present-project.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

export const contactProjectManager: Handler<typeof projects.contactProjectManager> = async (
  { params },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const viewer = viewerOf(caller);
  const id = await findVisibleProjectId(db, viewer, params.number);
  const { number, name, begin, end } = await spanOfProject(db, id);
  const rules = await tenantRules(db);
  const today = await todayOfTenant(db, now());
  const works = viewer.crew && !viewer.inside && !viewer.client;
  const own = works ? await ownDays(db, { projectId: id, personId: personOf(caller) }) : [];
  const windows = own.map((days) => contactWindow(days, rules));
  // Of the own days those that are near, else those that come, else the last.
  const window =
    windows.find((one) => numberHidden(one, today) === null) ??
    windows.find(({ from }) => today < from) ??
    windows.at(-1) ??
    contactWindow({ begin, end }, rules);
  // A project login has no rights of its own: that it is for this project is its right.
  const mayCall = viewer.number !== null || (caller.rights.crewProfile?.includes('CONTACT') ?? false);
  const hidden = mayCall ? numberHidden(window, today) : 'right';
  const { contactEmail, contactPhone } = await settingsOfTenant(db);
  const people = (await leadersOfProject(db, id)).map(
    ({ fileId, fileContent, filePrivate, phone, ...leader }) => ({
      ...leader,
      phone: hidden === null && phone !== '' ? phone : null,
      pictureUrl: pictureUrl({ id: fileId, content: fileContent, private: filePrivate }, ctx),
    }),
  );
  return {
    project: { number, name },
    people,
    phoneHidden: hidden,
    phoneFrom: window.from,
    phoneUntil: window.until,
    office: { email: contactEmail, phone: contactPhone },
  };
};
