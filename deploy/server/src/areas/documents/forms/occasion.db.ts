import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { isChief } from '../../account/access/access.public.ts';

type FormOfPerson = { formId: string; personId: string };

export const isAssigned = async (db: Db, { formId, personId }: FormOfPerson): Promise<boolean> =>
  (await db
    .selectFrom('form_assignment')
    .select('form_id')
    .where('person_id', '=', personId)
    .where('form_id', '=', formId)
    .executeTakeFirst()) !== undefined;

export const crewFacts = (db: Db, id: string) =>
  db
    .selectFrom('crew as k')
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'k.tenant_id').onRef('p.id', '=', 'k.project_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'k.tenant_id').onRef('l.id', '=', 'k.location_id'),
    )
    .leftJoin('contact as c', (join) =>
      join.onRef('c.tenant_id', '=', 'k.tenant_id').onRef('c.id', '=', 'k.contact_on_site_id'),
    )
    .select([
      'k.id',
      'k.name',
      'k.number',
      'k.shift',
      'k.start_date as startDate',
      'k.end_date as endDate',
      'k.start_time as startTime',
      'k.end_time as endTime',
      'k.time_zone as timeZone',
      'k.cancelled_at as cancelledAt',
      'p.name as project',
      'p.planner_id as plannerId',
      sql<string>`coalesce(l.name, '')`.as('location'),
      sql<string>`coalesce(c.email, '')`.as('onSiteEmail'),
    ])
    .where('k.id', '=', id)
    .executeTakeFirst();
export type CrewFacts = NonNullable<Awaited<ReturnType<typeof crewFacts>>>;

export const checkOf = (
  db: Db,
  { formId, crewId, date, shift }: { formId: string; crewId: string; date: string; shift: string },
) =>
  db
    .selectFrom('security_check')
    .select(['id'])
    .where('crew_id', '=', crewId)
    .where('form_id', '=', formId)
    .where('date', '=', date)
    .where('shift', '=', shift)
    .executeTakeFirst();

/** The check is done with the submitted result; its earlier second signature was for what stood then. */
export const fulfilCheck = (
  db: Db,
  id: string,
  done: { resultId: string; at: Date; by: string; paperId: string },
) =>
  db
    .updateTable('security_check')
    .set((of) => ({
      result_id: done.resultId,
      // The first time counts: a later change does not make it late.
      done_at: of.fn.coalesce('done_at', of.val(done.at)),
      done_by: of.fn.coalesce('done_by', of.val(done.by)),
      paper_file_id: done.paperId,
      signed_file_id: null,
      signer_name: '',
      signed_at: null,
      sent_at: null,
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();

/** Whether somebody leads a crew that has a check of this form. */
export const leadsCheckOf = async (db: Db, { formId, personId }: FormOfPerson): Promise<boolean> =>
  (await db
    .selectFrom('crew_item as i')
    .innerJoin('security_check as c', (join) =>
      join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.crew_id', '=', 'i.crew_id'),
    )
    .select('c.id')
    .where('i.person_id', '=', personId)
    .where(isChief('i'))
    .where('c.form_id', '=', formId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
