import type { ExportKind, ExportRow } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { settingsOfTenant } from '../../account/settings/settings.public.ts';
import { addExport, exportUnderWay, ownExport, presentExport } from './exports.db.ts';

type Wanted = {
  kind: ExportKind;
  subjectId: string;
  /** The name of the project or company. */
  subject: string;
  from?: string | undefined;
  to?: string | undefined;
};

/** Begins an export, which goes on after this call; the caller looks at it by its id. */
export async function startExport(
  { db, caller, jobs, now }: Ctx,
  { kind, subjectId, subject, from, to }: Wanted,
): Promise<ExportRow> {
  const { personId } = caller;
  if (personId === null) throw notFound();
  const wanted = {
    kind,
    personId,
    subjectId,
    query: {
      subject,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      language: caller.language ?? (await settingsOfTenant(db)).defaultLanguage,
      viewer: viewerOf(caller),
    },
  };
  let id = (await exportUnderWay(db, wanted))?.id;
  if (id === undefined) {
    id = await addExport(db, { ...wanted, at: now() });
    await jobs.send('write-export', { id });
  }
  const found = await ownExport(db, { personId, exportId: id });
  if (!found) throw notFound();
  return presentExport(found);
}
