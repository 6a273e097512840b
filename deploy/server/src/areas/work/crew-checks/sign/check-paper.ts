import type { Language } from '@callboard/contract';
import { plannedMinutes } from '@callboard/domain';
import type { Paper } from '#platform/pdf/paper.ts';
import { hoursText, paperWords, timesText } from '../../crew-papers/crew-papers.public.ts';
import type { CheckRow } from '../read/check-rows.db.ts';
import { breakOf, workedMinutesOf } from '../read/on-site-state.ts';
import type { CheckViewer } from '../read/present-check.ts';

type Facts = {
  row: CheckRow;
  viewer: CheckViewer;
  language: Language;
  tenantName: string;
  crew: { number: string; name: string };
  signature?: { at: Date; image: Uint8Array };
};

/** The hours of one person in one position, for the files of the person. */
export function checkPaper({ row, viewer, language, tenantName, crew, signature }: Facts): Paper {
  const words = paperWords[language];
  const zone = row.timeZone;
  const taken = breakOf(row, viewer.now, viewer.rules);
  const line = (caption: string, from: Date | null, until: Date | null, minutes: number | null) => [
    caption,
    timesText(from, until, zone),
    minutes === null ? '' : hoursText(minutes),
  ];
  const planned = [row.plannedFrom ?? row.startsAt, row.plannedUntil ?? row.endsAt] as const;
  return {
    title: words.checkTitle,
    number: crew.number,
    language,
    tenantName,
    madeAt: viewer.now,
    timeZone: zone,
    facts: [
      [words.person, `${row.name} (${row.contactNumber})`],
      [words.crew, crew.name],
      [words.function, row.functionCaption],
    ],
    tables: [
      {
        head: ['', words.times, words.hours],
        align: ['left', 'left', 'right'],
        rows: [
          line(words.planned, ...planned, plannedMinutes(...planned, viewer.rules)),
          line(words.checked, row.checkedFrom, row.checkedUntil, workedMinutesOf(row, taken)),
          line(words.approved, row.approvedFrom, row.approvedUntil, row.approvedMinutes),
          [words.break, taken.automatic ? words.automatic : '', hoursText(taken.minutes)],
        ],
      },
    ],
    ...(row.correctedReason ? { texts: [{ caption: words.corrected, body: row.correctedReason }] } : {}),
    signatures: [
      {
        caption: words.signatureOfPerson,
        name: row.name,
        at: signature?.at ?? null,
        image: signature?.image ?? null,
      },
    ],
    documentId: row.checkId ?? row.itemId,
  };
}
