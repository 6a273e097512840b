import { crewFields, projectFields } from '@callboard/contract';
import type { ProjectActivity, ProjectField, projects } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { idAndName } from '#platform/http/id-and-name.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { mayFinishTodo } from '../../../work/todos/todos.public.ts';
import { activitiesOfProject, namesOf } from './activities-of-project.db.ts';
import type { ActivityFound } from './activities-of-project.db.ts';
import { findVisibleProjectId } from '../read/project.db.ts';

const isId = (field: ProjectField): boolean => field.endsWith('Id');
const fieldsOf = (side: unknown): Record<string, unknown> =>
  typeof side === 'object' && side !== null ? (side as Record<string, unknown>) : {};

/** What lines tell before and after. What began a project or a crew has no before, and says it all by itself. */
const shownFields: Readonly<Record<string, readonly ProjectField[]>> = {
  project_changed: projectFields,
  crew_changed: crewFields,
};

function changedFields({ before, after, caption }: ActivityFound) {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return (shownFields[caption] ?? [])
    .filter((field) => field in now)
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) }));
}
/** How many positions a line is about. */
function positionsOf({ after }: ActivityFound): number | null {
  const { positions, count } = fieldsOf(after);
  const found = positions ?? count;
  return typeof found === 'number' && found > 0 ? found : null;
}
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const projectActivities: Handler<typeof projects.projectActivities> = async (
  { params, query },
  { db, caller, tenant, now },
) => {
  const projectId = await findVisibleProjectId(db, viewerOf(caller), params.number);
  const today = await todayOfTenant(db, now());
  const { rows, total } = await activitiesOfProject(db, { projectId, ...query });
  const changes = rows.map(changedFields);
  const ids = changes.flat().flatMap((one) => (isId(one.field) ? [one.before, one.after] : []));
  const names = await namesOf(db, [...new Set(ids.filter((id) => id !== null))]);
  const shown = (field: ProjectField, value: string | null) =>
    value !== null && isId(field) ? (names.get(value) ?? null) : value;
  const present = (row: ActivityFound, at: number): ProjectActivity => ({
    id: row.id,
    version: row.version,
    type: row.type,
    caption: row.caption,
    body: row.body,
    reason: row.reason,
    at: row.at.toISOString(),
    actor: idAndName(row.actorId, row.actorName),
    crew: idAndName(row.crewId, row.crewName),
    changes: (changes[at] ?? []).map(({ field, before, after }) => ({
      field,
      before: shown(field, before),
      after: shown(field, after),
    })),
    positions: positionsOf(row),
    todo:
      row.type === 'LOG' || row.dueDate === null
        ? null
        : {
            recipient: idAndName(row.recipientId, row.recipientName),
            dueDate: row.dueDate,
            priority: row.priority ?? 2,
            overdue: row.doneAt === null && row.dueDate < today,
            doneAt: row.doneAt?.toISOString() ?? null,
            doneBy: row.doneById === null ? null : row.doneByName,
            mayFinish: row.doneAt === null && mayFinishTodo(caller, tenant, row),
          },
  });
  return listOf(rows.map(present), total, query);
};
