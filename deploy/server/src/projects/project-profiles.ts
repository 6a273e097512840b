import type { projects } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { listOf } from '../http/paging.ts';
import { todayOfTenant } from '../settings/today.ts';
import { profilesOfProject } from './people-of-project.db.ts';
import { pictureUrl } from './present-project.ts';
import { seenProjectId } from './project.db.ts';
import { viewerOf } from './viewer.ts';

export const projectProfiles: Handler<typeof projects.projectProfiles> = async ({ params, query }, ctx) => {
  const { db, caller, now } = ctx;
  const id = await seenProjectId(db, viewerOf(caller), params.number);
  const { rows, total } = await profilesOfProject(db, id, await todayOfTenant(db, now()), query);
  const items = rows.map(({ fileId, fileContent, filePrivate, ...row }) => ({
    ...row,
    pictureUrl: pictureUrl({ id: fileId, content: fileContent, private: filePrivate }, ctx),
  }));
  return listOf(items, total, query);
};
