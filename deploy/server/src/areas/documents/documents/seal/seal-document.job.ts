import type { Db } from '#platform/db/tables.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import { addFile } from '#platform/files/file.db.ts';
import type { JobHandler, JobSurroundings } from '#platform/jobs/job-handlers.ts';
import { changed } from '#platform/live/changed.db.ts';
import type { TimeStamp } from '#platform/seal/time-stamp.ts';
import { sealKeyFor } from '#platform/seal/seal-key.db.ts';
import { documentToSeal, signatoryLinks, signaturesOf } from './certificate.db.ts';
import type { Certified } from './certificate.ts';
import { lockDocument } from '../document/document-rows.db.ts';
import { addEvents, eventsOf, serverActor } from '../document/evidence.db.ts';
import { tenantLanguage, nameOfTenant, tenantZone } from '../../../account/settings/settings.public.ts';
import { mailLinks } from '../send/mail-links.ts';
import { changeDocument } from '../document/sign.db.ts';

/** What is to be certified; nothing where it is sealed already or nobody needs it any more. */
async function certifiedOf(db: Db, id: string): Promise<Certified | null> {
  const document = await documentToSeal(db, id);
  if (!document?.completedAt || document.sealedAt || document.status !== 'signed') return null;
  const events = await eventsOf(db, id);
  const signed = events.findLast(({ kind }) => kind === 'signed');
  const origin = signed?.details['origin'];
  return {
    document,
    completedAt: document.completedAt,
    signatures: await signaturesOf(db, id),
    events,
    tenantName: await nameOfTenant(db),
    language: await tenantLanguage(db),
    timeZone: await tenantZone(db),
    link: `${typeof origin === 'string' ? origin : ''}/verify?document=${encodeURIComponent(id)}`,
  };
}

const keyOf = ({ database, now, keys }: JobSurroundings, tenant: string, tenantName: string) =>
  sealKeyFor((work) => withTenant(database, tenant, work), { keys, tenant, tenantName, at: now() });

/** Somewhat more than an hour of tries: then people get their paper without a confirmed time. */
const mostAsked = 9;

function timeStampFor({ timeStamp, attempt, log }: JobSurroundings): TimeStamp | undefined {
  if (!timeStamp || attempt <= mostAsked) return timeStamp;
  log.warn('sealed without a confirmed time, since the time-stamp service does not answer');
  return undefined;
}

/** `report.pdf` of a picture too: what is sealed is a PDF. */
const sealedName = (name: string): string => `${name.replace(/\.[a-z0-9]{2,5}$/i, '')} (signed).pdf`;

/** After the last signature. Run twice, or killed in between, it leaves one sealed file. */
export const sealDocument: JobHandler = async ({ tenant, data }, around) => {
  const { database, files, now, jobs } = around;
  const { documentId } = data as { documentId: string };
  const certified = await withTenant(database, tenant, (db) => certifiedOf(db, documentId), {
    readOnly: true,
  });
  if (!certified) return;
  const { document, tenantName } = certified;
  const key = await keyOf(around, tenant, tenantName);
  // It brings the code for papers and certificates, and a start does not wait for it.
  const { sealedFile } = await import('./sealed-file.ts');
  const file = await sealedFile(certified, { key, timeStamp: timeStampFor(around) }, files);
  const { name: content, size } = await files.put(file);
  await withTenant(database, tenant, async (db) => {
    await lockDocument(db, documentId);
    if (!(await certifiedOf(db, documentId))) return;
    const at = now();
    const name = sealedName(document.fileName);
    const fileId = await addFile(db, { content, name, type: 'application/pdf', size, private: true, at });
    await changeDocument(db, documentId, { signedFileId: fileId, sealedAt: at });
    const sealedNow = { id: documentId, sha256: content };
    await addEvents(db, sealedNow, serverActor(tenantName), [{ kind: 'sealed' }], at);
    const people = await signatoryLinks(db, documentId);
    // Whoever came by a link gets one to the sealed file.
    const byLink = people.filter(({ linkOrigin }) => linkOrigin !== '').map(({ id }) => id);
    await mailLinks({ db, jobs: jobs.within(db, tenant) }, byLink, { kind: 'sealed', origin: null });
    await changed(
      db,
      people.map((one) => one.personId),
      ['documents', `document:${documentId}`],
    );
  });
};
