import type { BodyOf, projects } from '@callboard/contract';
import { projectSpanProblem } from '@callboard/domain';
import type { Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { projectForWriter, requireOpen, writeChange } from './change.ts';
import { presentProject } from './project.ts';
import type { BareProject } from './project.db.ts';
import { checkChoices } from './project-choices.db.ts';

type Body = BodyOf<typeof projects.editProject>;

const columns = {
  name: 'name',
  status: 'status',
  clientMarkId: 'client_mark_id',
  rateCardId: 'rate_card_id',
  locationId: 'location_id',
  managerId: 'manager_id',
  plannerId: 'planner_id',
  beginDate: 'begin_date',
  endDate: 'end_date',
  reference: 'reference',
  comment: 'comment',
} as const satisfies Record<keyof Body, keyof BareProject>;

/** Only what is named and differs. */
function changesOf(body: Body, bare: BareProject): Updateable<Tables['project']> {
  const named = Object.entries(columns).filter(([field]) => body[field as keyof Body] !== undefined);
  return Object.fromEntries(
    named
      .map(([field, column]) => [column, body[field as keyof Body]] as const)
      .filter(([column, value]) => bare[column] !== value),
  );
}

export const editProject: Handler<typeof projects.editProject> = async ({ params, body, request }, ctx) => {
  const bare = await projectForWriter(ctx, params.number, request);
  requireOpen(bare);
  const end = body.endDate === undefined ? bare.end_date : body.endDate;
  const wrongEnd = projectSpanProblem(body.beginDate ?? bare.begin_date, end);
  if (wrongEnd) throw new AppError('invalid', { fields: [{ path: 'endDate', code: wrongEnd }] });
  await checkChoices(ctx.db, bare.company_id, body);
  const changes = changesOf(body, bare);
  if (Object.keys(changes).length > 0) await writeChange(ctx, bare, changes, { caption: 'project_changed' });
  return presentProject(ctx, params.number);
};
