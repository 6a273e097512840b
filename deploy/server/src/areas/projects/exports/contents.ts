import { clockAt } from '@callboard/domain';
import type { Db, Tables } from '#platform/db/tables.ts';
import type { Cell } from '#platform/http/answer/csv.ts';
import type { Selectable } from 'kysely';
import { notesToExport, peopleAt, proofsToExport } from './contents.db.ts';
import { exportWords } from './export-words.ts';
import type { ExportWord } from './export-words.ts';
import { fileNameOf, pathStep } from './file-name.ts';

/** A file of the store by its content, or a paper that is written when its turn comes. */
export type Source = { readonly content: string } | { readonly note: Note };
type Note = { readonly id: string; readonly number: string; readonly crewId: string };

/** What goes into an export: files of the store by the path they get, and a list of it all. */
export type Contents = {
  readonly name: string;
  readonly listName: string;
  readonly files: readonly { readonly path: string; readonly source: Source }[];
  /** The list; `path` is that of the row's file, which is left out when the store has lost it. */
  readonly head: readonly string[];
  readonly rows: readonly { readonly cells: readonly Cell[]; readonly path: string | null }[];
  readonly missing: string;
};

type Words = Record<ExportWord, string>;
type Export = Selectable<Tables['export']>;
type Made = { rows: { cells: Cell[]; path: string | null; source: Source | null }[]; head: ExportWord[] };

async function proofs(db: Db, { kind, subjectId: id, query }: Export): Promise<Made> {
  const subject = kind === 'companyCrewMembersDocuments' ? { companyId: id } : { projectId: id };
  const found = await proofsToExport(db, query.viewer, peopleAt(subject, query));
  const rows = found.map((row) => ({
    cells: [
      row.number,
      row.name,
      row.typeCaption,
      row.ownerName,
      row.contactNumber,
      row.validFrom,
      row.validUntil,
      row.status,
    ],
    path:
      row.fileContent === null
        ? null
        : `${pathStep(`${row.ownerName} (${row.contactNumber})`)}/${fileNameOf(`${row.number} ${row.name}`, row.fileType ?? '')}`,
    source: row.fileContent === null ? null : { content: row.fileContent },
  }));
  return {
    rows,
    head: ['number', 'name', 'type', 'person', 'contactNumber', 'validFrom', 'validUntil', 'status'],
  };
}

const clockText = (at: Date | null, zone: string): string | null => {
  if (at === null) return null;
  const { day, time } = clockAt(at, zone);
  return `${day} ${time}`;
};

async function notes(db: Db, { subjectId: projectId, query }: Export): Promise<Made> {
  const found = await notesToExport(db, query.viewer, projectId, query);
  const rows = found.map((row) => ({
    cells: [
      row.number,
      row.crew,
      row.shift,
      row.day,
      row.location,
      clockText(row.releasedAt, row.timeZone),
      clockText(row.signedAt, row.timeZone),
      row.signer,
    ],
    path: fileNameOf(`${row.day} ${row.number} ${row.crew}`, row.fileType ?? 'application/pdf'),
    // Nobody has fetched it yet: it is the paper that a download would show now.
    source:
      row.fileContent === null
        ? { note: { id: row.id, number: row.number, crewId: row.crewId } }
        : { content: row.fileContent },
  }));
  return {
    rows,
    head: ['number', 'crew', 'shift', 'day', 'location', 'released', 'signed', 'signer'],
  };
}

/** Reads what an export holds, as whoever asked for it may see it. */
export async function contentsOf(db: Db, wanted: Export): Promise<Contents> {
  const words: Words = exportWords[wanted.query.language];
  const isNotes = wanted.kind === 'projectDeliveryNotes';
  const { rows, head } = await (isNotes ? notes(db, wanted) : proofs(db, wanted));
  const title = words[isNotes ? 'deliveryNotes' : 'documents'];
  return {
    name: `${pathStep(`${title} ${wanted.query.subject}`)}.zip`,
    listName: `${pathStep(words.list)}.csv`,
    files: rows.flatMap(({ path, source }) => (path === null || source === null ? [] : [{ path, source }])),
    head: [...head.map((word) => words[word]), words.file],
    rows,
    missing: words.missing,
  };
}
