import { AppError } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import type { Db } from '#platform/db/tables.ts';
import { canLead } from '../people/leaders.db.ts';

type Choice = string | null | undefined;
export type ProjectChoices = {
  clientMarkId?: Choice;
  rateCardId?: Choice;
  locationId?: Choice;
  managerId?: Choice;
  plannerId?: Choice;
};

/** Whether what was chosen for a project exists and belongs to its company; every wrong field is named. */
export async function checkChoices(db: Db, companyId: string | null, chosen: ProjectChoices): Promise<void> {
  const fields: FieldError[] = [];
  const check = async (path: keyof ProjectChoices, find: (id: string) => Promise<unknown>) => {
    const id = chosen[path];
    if (id && !(await find(id))) fields.push({ path, code: 'bad_choice' });
  };
  await check('clientMarkId', (id) =>
    db
      .selectFrom('clientMark')
      .select('id')
      .where('id', '=', id)
      .where('companyId', '=', companyId ?? '')
      .executeTakeFirst(),
  );
  await check('rateCardId', (id) =>
    db
      .selectFrom('rateCard')
      .select('id')
      .where('id', '=', id)
      .where('companyId', '=', companyId ?? '')
      .executeTakeFirst(),
  );
  await check('locationId', (id) =>
    db.selectFrom('location').select('id').where('id', '=', id).executeTakeFirst(),
  );
  for (const path of ['managerId', 'plannerId'] as const) {
    await check(path, async (id) => (await canLead(db, id)) || undefined);
  }
  if (fields.length > 0) throw new AppError('invalid', { fields });
}
