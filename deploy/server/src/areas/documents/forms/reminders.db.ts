import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

type Due = { formId: string; personId: string; form: string; dueOn: string };

/** Forms that are due by a day and that nobody has submitted; whoever was told is not told again. */
export const dueForms = async (db: Db, until: string): Promise<Due[]> =>
  (
    await sql<Due>`select a.form_id as "formId", a.person_id as "personId", f.name as form, a.due_on as "dueOn"
      from form_assignment a join form f on f.tenant_id = a.tenant_id and f.id = a.form_id and f.active
      join person p on p.tenant_id = a.tenant_id and p.id = a.person_id and p.active
      where a.due_on <= ${until} and a.reminded_at is null and not exists (select from form_result r
        where r.tenant_id = a.tenant_id and r.form_id = a.form_id and r.person_id = a.person_id
          and r.state = 'submitted' and r.passed is distinct from false)
      order by a.due_on limit 1000`.execute(db)
  ).rows;

export const markFormNotified = (db: Db, { formId, personId }: Due, at: Date) =>
  db
    .updateTable('form_assignment')
    .set({ reminded_at: at })
    .where('form_id', '=', formId)
    .where('person_id', '=', personId)
    .execute();

type Expiring = {
  resultId: string;
  formId: string;
  personId: string;
  form: string;
  validUntil: string;
  remindedDays: number | null;
};

/** Last passes that end between two days. */
export const expiringTrainings = async (db: Db, from: string, until: string): Promise<Expiring[]> =>
  (
    await sql<Expiring>`select r.id as "resultId", r.form_id as "formId", r.person_id as "personId", f.name as form,
        r.valid_until as "validUntil", r.reminded_days as "remindedDays"
      from form_result r join form f on f.tenant_id = r.tenant_id and f.id = r.form_id and f.active
      join person p on p.tenant_id = r.tenant_id and p.id = r.person_id and p.active
      where r.passed and r.valid_until between ${from} and ${until} and not exists (select from form_result n
        where n.tenant_id = r.tenant_id and n.form_id = r.form_id and n.person_id = r.person_id and n.passed
          and n.number > r.number)
      order by r.valid_until`.execute(db)
  ).rows;

export const markExpiryNotified = (db: Db, resultId: string, days: number) =>
  db.updateTable('form_result').set({ reminded_days: days }).where('id', '=', resultId).execute();
