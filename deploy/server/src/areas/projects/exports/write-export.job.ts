import type { Language } from '@callboard/contract';
import { makeZip } from 'client-zip';
import { withTenant } from '#platform/db/with-tenant.ts';
import { addFile } from '#platform/files/file.db.ts';
import { csvText } from '#platform/http/answer/csv.ts';
import type { JobHandler, JobSurroundings } from '#platform/jobs/job-handlers.ts';
import { changed } from '#platform/live/changed.db.ts';
import { paperPdf } from '#platform/pdf/paper.ts';
import { noteFacts, notePaper } from '../../work/project-crews/project-crews.public.ts';
import { nameOfTenant } from '../../account/settings/settings.public.ts';
import { contentsOf } from './contents.ts';
import type { Contents, Source } from './contents.ts';
import { exportById, setExport } from './exports.db.ts';

type ExportJobCtx = Pick<JobSurroundings, 'database' | 'files' | 'now' | 'jobs'>;
/** Its owner has cancelled it. */
class ExportGone extends Error {}

/** How often a long export says how far it is. */
const reportEvery = 10;

/** The files one after the other, and at the end the list that says which of them are there. */
async function* entries(
  contents: Contents,
  { now, language }: Pick<ExportJobCtx, 'now'> & { language: Language },
  open: (source: Source) => Promise<Uint8Array | null>,
  reportDone: (count: number) => Promise<void>,
) {
  const lost = new Set<string>();
  let done = 0;
  for (const { path, source } of contents.files) {
    const input = await open(source);
    if (input) yield { name: path, input, lastModified: now() };
    else lost.add(path);
    done += 1;
    if (done % reportEvery === 0) await reportDone(done);
  }
  const rows = contents.rows.map(({ cells, path }) => [
    ...cells,
    path === null || lost.has(path) ? contents.missing : path,
  ]);
  yield {
    name: contents.listName,
    input: csvText(language, { head: contents.head, rows }),
    lastModified: now(),
  };
}

/**
 * A stored file, or the delivery note as it stands. What is written here is not kept: the note's own file is made by
 * whoever releases it, with the hours of that moment.
 */
const openWith =
  ({ database, files, now }: ExportJobCtx, tenant: string, language: Language) =>
  async (source: Source): Promise<Uint8Array | null> => {
    if ('content' in source) return files.read(source.content);
    const { note } = source;
    const paper = await withTenant(database, tenant, async (db) => {
      const tenantName = await nameOfTenant(db);
      const shown = await noteFacts(db, note.crewId, now());
      return notePaper({ language, tenantName, now: now() }, note, shown, null);
    });
    return paperPdf(paper);
  };

/** Takes an export up; nothing when it is finished or gone, because a job may come twice. */
const begin = ({ database }: ExportJobCtx, tenant: string, id: string) =>
  withTenant(database, tenant, async (db) => {
    const found = await exportById(db, id);
    if (!found || found.state === 'done') return null;
    const contents = await contentsOf(db, found);
    await setExport(db, id, { state: 'running', done: 0, total: contents.files.length, finishedAt: null });
    return { personId: found.personId, language: found.query.language, contents };
  });

export const writeExport: JobHandler = async ({ tenant, data }, around) => {
  const { database, files, now } = around;
  const { id } = data as { id: string };
  const begun = await begin(around, tenant, id);
  if (!begun) return;
  const { contents, personId, language } = begun;
  const set = (changes: Parameters<typeof setExport>[2]) =>
    withTenant(database, tenant, async (db) => {
      const isThere = await setExport(db, id, changes);
      if (isThere) await changed(db, [personId], ['exports', `export:${id}`]);
      return isThere;
    });
  const reportDone = async (done: number) => {
    if (!(await set({ done }))) throw new ExportGone();
  };
  try {
    const open = openWith(around, tenant, language);
    const zip = makeZip(entries(contents, { now, language }, open, reportDone));
    // Aside until it is whole: a process that dies here leaves nothing that anybody could fetch.
    const { name: content, size } = await files.putStream(zip, `export ${tenant} ${id}`);
    await withTenant(database, tenant, async (db) => {
      // Somebody in it was erased meanwhile.
      if (!(await exportById(db, id)))
        return around.jobs.within(db, tenant).send('remove-files', { contents: [content] });
      const file = { content, name: contents.name, type: 'application/zip', size, private: true };
      const fileId = await addFile(db, { ...file, at: now() });
      await setExport(db, id, {
        state: 'done',
        done: contents.files.length,
        fileId,
        finishedAt: now(),
      });
      return changed(db, [personId], ['exports', `export:${id}`]);
    });
  } catch (error) {
    if (error instanceof ExportGone) return;
    // The queue tries again, and then it is running again.
    await set({ state: 'failed', finishedAt: now() });
    throw error;
  }
};
