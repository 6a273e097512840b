import type { CrewChiefSheet, Language } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import type { Paper } from '#platform/pdf/paper.ts';
import { paperHead, paperWords, timesText } from '../../crew-papers/crew-papers.public.ts';

type Facts = {
  db: Db;
  language: Language;
  tenantName: string;
  now: Date;
  sheet: CrewChiefSheet;
  /** The paper's own id, printed on each page. */
  paperId: string;
};

/** Who comes when, with numbers, and what the chief has to know. */
export async function sheetPaper({ db, language, tenantName, now, sheet, paperId }: Facts): Promise<Paper> {
  const words = paperWords[language];
  const head = await paperHead(db, sheet.crewId);
  const at = (instant: string | null) => (instant === null ? null : new Date(instant));
  const texts = [
    { caption: words.infoCrew, body: head.infoCrew },
    { caption: words.infoChief, body: head.infoChief },
    { caption: words.catering, body: head.cateringNote },
  ];
  return {
    title: words.chiefSheet,
    ...(sheet.number ? { number: sheet.number } : {}),
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
      [words.chief, sheet.chiefs.join(', ')],
      [words.contactOnSite, [head.contactName, head.contactPhone].filter(Boolean).join(', ')],
    ],
    tables: [
      {
        head: [words.person, words.function, words.times, words.phone],
        rows: sheet.rows.map((row) => [
          row.name,
          row.functionCaption,
          timesText(at(row.plannedFrom), at(row.plannedUntil), head.timeZone),
          row.phone ?? '',
        ]),
      },
    ],
    texts: texts.filter(({ body }) => body !== ''),
    documentId: paperId,
  };
}
