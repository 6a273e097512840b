import type { Language } from '@callboard/contract';
import { checkRows } from '../crew-checks/check-rows.db.ts';
import type { CheckRow } from '../crew-checks/check-rows.db.ts';
import type { Db } from '../db/tables.ts';
import { paperPdf } from '../pdf/paper.ts';
import { tenantRules } from '../settings/tenant-rules.ts';
import { paperHead } from './crew-paper.db.ts';
import type { CrewPaperRow } from './crew-paper.db.ts';
import { filled, hoursText, paperWords, timesText } from './paper-words.ts';
import type { PaperWords } from './paper-words.ts';
import { presentHours, sumOf } from './present-hours.ts';

type Signed = { name: string; at: Date; image: Uint8Array | null };
export type NoteSurroundings = { db: Db; language: Language; tenantName: string; now: Date };

function lineOf(row: CheckRow, hours: ReturnType<typeof presentHours>, words: PaperWords): string[] {
  if (hours.noShow) return [row.name, row.functionCaption, timesOf(row), words.noShow, '', '', hoursText(0)];
  return [
    row.name,
    row.functionCaption,
    timesOf(row),
    timesText(row.checkedFrom, row.checkedUntil, row.timeZone),
    timesText(row.approvedFrom, row.approvedUntil, row.timeZone),
    `${hoursText(hours.breakMinutes)}${hours.automaticBreak ? ` ${words.automatic}` : ''}`,
    hours.approvedMinutes === null ? '' : hoursText(hours.approvedMinutes),
  ];
}
const timesOf = (row: CheckRow): string =>
  timesText(row.plannedFrom ?? row.startsAt, row.plannedUntil ?? row.endsAt, row.timeZone);

/** Hours per person planned, checked and approved, the sum, and who signed for them. */
export async function notePaper(
  { db, language, tenantName, now }: NoteSurroundings,
  crewId: string,
  note: Pick<CrewPaperRow, 'id' | 'number'>,
  signed: Signed | null,
): Promise<Uint8Array> {
  const words = paperWords[language];
  const head = await paperHead(db, crewId);
  const rules = await tenantRules(db);
  const checks = await checkRows(db, { crewId });
  const hours = checks.map((row) => presentHours(row, now, rules));
  const rounding = checks.find(({ roundingMinutes }) => roundingMinutes)?.roundingMinutes ?? 0;
  const notes = [
    { caption: words.note, body: head.signOffNote },
    { caption: words.approved, body: rounding > 0 ? filled(words.rounding, { minutes: rounding }) : '' },
  ];
  return paperPdf({
    title: words.deliveryNote,
    number: note.number,
    language,
    tenantName,
    madeAt: now,
    timeZone: head.timeZone,
    facts: [
      [words.project, `${head.projectNumber} ${head.projectName}`],
      [words.client, head.companyName ?? ''],
      [words.crew, `${head.number} ${head.name}`],
      [words.location, head.place],
      [words.date, head.startDate],
      [words.chief, head.signedOffBy],
    ],
    tables: [
      {
        head: [
          words.person,
          words.function,
          words.planned,
          words.checked,
          words.approved,
          words.break,
          words.hours,
        ],
        align: ['left', 'left', 'left', 'left', 'left', 'right', 'right'],
        rows: [
          ...checks.map((row, at) => lineOf(row, hours[at] as (typeof hours)[number], words)),
          [words.sum, '', '', '', '', '', hoursText(sumOf(hours, 'approvedMinutes'))],
        ],
      },
    ],
    texts: notes.filter(({ body }) => body !== ''),
    signatures: [
      {
        caption: signed && !signed.image ? words.confirmedBy : words.signatureOfClient,
        name: signed?.name ?? '',
        at: signed?.at ?? null,
        image: signed?.image ?? null,
      },
    ],
    documentId: note.id,
  });
}
