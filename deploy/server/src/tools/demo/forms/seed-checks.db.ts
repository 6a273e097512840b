import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { shiftOfDay } from '../../../areas/work/security-checks/shift-of-day.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { smallPdf } from '../small-pdf.ts';
import { demoCheckForms } from './demo-forms.ts';
import { formId } from './form-rows.ts';
import { addMade } from './result-rows.ts';
import type { noRows } from './result-rows.ts';

const checksWanted = 25;

/** Crews with a start that is near, and who leads them. */
const ledCrews = (db: Db, demo: Demo) =>
  db
    .selectFrom('crew as k')
    .innerJoin('crewItem as i', (join) =>
      join.onRef('i.tenantId', '=', 'k.tenantId').onRef('i.crewId', '=', 'k.id'),
    )
    .select(['k.id', 'k.shift', 'k.startDate as date', 'k.startTime', 'k.endTime'])
    .select(['k.timeZone', 'i.personId as chiefId', 'i.startsAt'])
    .where('i.crewChief', '=', true)
    .where('i.personId', 'is not', null)
    .where('i.status', 'in', ['confirmed', 'ready', 'working', 'done', 'cleared'])
    .where('k.startTime', 'is not', null)
    .where('k.cancelledAt', 'is', null)
    .where('i.startsAt', '>', new Date(demo.now.getTime() - 20 * 86_400_000))
    .where('i.startsAt', '<', new Date(demo.now.getTime() + 8 * 86_400_000))
    .orderBy('i.startsAt')
    .orderBy('k.id')
    .orderBy('i.id')
    .execute();

type Due = { dueFrom: Date; dueUntil: Date; endsAt: Date | null };

const isOver = ({ endsAt }: Due, now: Date): boolean =>
  endsAt !== null && endsAt.getTime() < now.getTime() - 12 * 3_600_000;

/** Of those that are over some were done late or never, whatever the hour is; what runs now is owed. */
function doneAtOf(nth: number, due: Due): Date | null {
  if (nth % 7 === 3) return null;
  const late = nth % 7 === 1;
  return new Date((late ? due.dueUntil : due.dueFrom).getTime() + (late ? 35 : 20) * 60_000);
}

export async function checkRows(db: Db, demo: Demo, rows: ReturnType<typeof noRows>) {
  const { tenant, now, files } = demo;
  const checks: Insertable<Tables['securityCheck']>[] = [];
  const seen = new Set<string>();
  const pdf = smallPdf('Sicherheitscheck', ['Unterschrieben vor Ort.']);
  const { name: content, size } = await files.put(pdf);
  const file = { id: seedId(tenant.id, 'signed check'), content, size, name: 'check.pdf', createdAt: now };
  let over = 0;
  const away = ({ startsAt }: { startsAt: Date | null }) =>
    Math.abs((startsAt ?? now).getTime() - now.getTime());
  for (const crew of (await ledCrews(db, demo)).toSorted((a, b) => away(a) - away(b))) {
    const times = shiftOfDay(crew, crew.date, 60);
    if (!times || crew.chiefId === null || seen.has(crew.id) || checks.length >= checksWanted) continue;
    seen.add(crew.id);
    const at = checks.length;
    const form = demoCheckForms[at % 4 === 3 ? 1 : 0] ?? demoCheckForms[0];
    if (!form) continue;
    const doneAt = isOver(times, now) ? doneAtOf(over++, times) : null;
    const shift = crew.shift || 'D';
    const started = doneAt ?? (at % 5 === 4 && times.dueFrom < now ? times.dueFrom : null);
    const made = started && {
      form,
      personId: crew.chiefId,
      startedAt: new Date(started.getTime() - 300_000),
      submittedAt: doneAt,
      ...(doneAt ? {} : { answered: 1 }),
      crew: { id: crew.id, date: crew.date, shift },
    };
    const resultId = made ? addMade(demo, rows, made) : null;
    const signed = doneAt !== null && at % 3 === 0;
    checks.push({
      id: seedId(tenant.id, 'security check', at),
      crewId: crew.id,
      formId: formId(tenant.id, form.key),
      date: crew.date,
      shift,
      dueFrom: times.dueFrom,
      dueUntil: times.dueUntil,
      endsAt: times.endsAt,
      resultId: doneAt ? resultId : null,
      doneAt,
      doneBy: doneAt ? crew.chiefId : null,
      signedFileId: signed ? file.id : null,
      signerName: signed ? 'GWENLLIAN LLEWELLYN-PRITCHARD' : '',
      signedAt: signed ? doneAt : null,
      sentAt: signed && at % 2 === 0 ? doneAt : null,
      remindedAt: times.dueFrom < now ? times.dueFrom : null,
      missingNotifiedAt: doneAt === null && times.endsAt !== null && times.endsAt < now ? times.endsAt : null,
    });
  }
  return { checks, file: { ...file, type: 'application/pdf', private: true } };
}
