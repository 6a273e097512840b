import { jobName } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { lateCrews } from '../../work/crew-checks/crew-checks.public.ts';
import { signOffDueAt, unsignedCrews } from '../../work/project-crews/project-crews.public.ts';
import { dueChecks } from '../../work/security-checks/security-checks.public.ts';
import { entriesAtMost } from './home-list.ts';
import type { Found } from './home-list.ts';
import { ledBy } from '../../account/access/access.public.ts';

const some = (kind: Found['kind'], entries: Found['entries']): Found => ({
  kind,
  entries: entries.slice(0, entriesAtMost),
  total: entries.length,
});

/** What a chief owes the crews they lead: people who are late, security checks, hours to sign off. */
export async function chiefDuties(
  db: Db,
  personId: string,
  { now, rules }: { now: Date; rules: TenantRules },
): Promise<Found[]> {
  const of = ledBy(personId, 'crew');
  const late = await lateCrews(db, { now, minutes: rules.lateAfterMinutes }, of);
  const checks = await dueChecks(db, { now, of: ledBy(personId, 'crew') });
  const unsigned = await unsignedCrews(db, { now, of });
  return [
    some(
      'peopleLate',
      late.map(({ crewId, crewName, projectName, people, since }) => ({
        id: crewId,
        link: { id: crewId },
        words: { count: people, text: jobName({ project: projectName, crew: crewName }) },
        since: since.toISOString(),
        // Before everything else: the shift has begun without them.
        dueAt: since.toISOString(),
      })),
    ),
    some(
      'securityCheckDue',
      checks.map(({ id, crewId, formId, date, shift, form, crew, project, dueUntil }) => ({
        id,
        link: { id: crewId, formId, date, shift },
        words: { form, text: jobName({ project, crew }) },
        dueAt: dueUntil.toISOString(),
      })),
    ),
    some(
      'signOffDue',
      unsigned.map((crew) => ({
        id: crew.id,
        link: { id: crew.id },
        words: { text: jobName({ project: crew.projectName, crew: crew.name }) },
        dueAt: signOffDueAt(crew, rules).toISOString(),
      })),
    ),
  ];
}
