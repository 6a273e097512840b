import type { projects } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { profilesOfProject } from './people-of-project.db.ts';
import { pictureUrl } from '../read/present-project.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

export const projectProfiles: Handler<typeof projects.projectProfiles> = async ({ params, query }, ctx) => {
  const { db, caller, now } = ctx;
  const viewer = viewerOf(caller);
  const id = await findVisibleProjectId(db, viewer, params.number);
  const today = await todayOfTenant(db, now());
  const { rows, total } = await profilesOfProject(db, viewer, id, today, query);
  const items = rows.map(({ fileId, fileContent, filePrivate, ...row }) => ({
    ...row,
    pictureUrl: pictureUrl({ id: fileId, content: fileContent, private: filePrivate }, ctx),
  }));
  return listOf(items, total, query);
};
