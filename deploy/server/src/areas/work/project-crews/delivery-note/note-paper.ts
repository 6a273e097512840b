import type { HoursRow, Language } from '@callboard/contract';
import { cameToWork } from '@callboard/domain';
import { dayText, momentText } from '#platform/pdf/moment.ts';
import type { Paper } from '#platform/pdf/paper.ts';
import type { PaperTable } from '#platform/pdf/table.ts';
import type { CrewPaperRow, PaperWords } from '../../crew-papers/crew-papers.public.ts';
import type { NoteFacts } from './note-facts.ts';
import { filled, hoursText, paperWords, timesText } from '../../crew-papers/crew-papers.public.ts';

type Signed = { name: string; at: Date; image: Uint8Array | null };
export type NoteSurroundings = { language: Language; tenantName: string; now: Date };

/** The facts of the screen on paper: hours per person planned, checked and to approve, and who signed for them. */
export function notePaper(
  { language, tenantName, now }: NoteSurroundings,
  note: Pick<CrewPaperRow, 'id' | 'number'>,
  shown: NoteFacts,
  signed: Signed | null,
): Paper {
  const words = paperWords[language];
  const { timeZone, startDate, endDate } = shown;
  const moment = (at: string) => momentText(new Date(at), { language, timeZone });
  const days = [startDate, ...(endDate && endDate !== startDate ? [endDate] : [])];
  const notes = [
    { caption: words.note, body: shown.signOffNote },
    { caption: `* ${words.corrected}`, body: correctionsOf(shown, words, moment).join('\n') },
    {
      caption: words.hours,
      body: shown.roundingMinutes > 0 ? filled(words.rounding, { minutes: shown.roundingMinutes }) : '',
    },
    ...shown.problems.map(({ text, by, at, settled }) => ({
      caption: words.problem,
      body: [
        `${by}, ${moment(at)}: ${text}`,
        settled?.as === 'answered' && `${settled.by}, ${moment(settled.at)}: ${settled.answer}`,
        settled?.as === 'corrected' &&
          filled(words.problemCorrected, { name: settled.by, at: moment(settled.at) }),
        !settled && words.problemOpen,
      ]
        .filter(Boolean)
        .join('\n'),
    })),
    { caption: words.signatureOfClient, body: filled(words.consent, consentOf(shown)) },
  ];
  return {
    title: words.deliveryNote,
    number: note.number,
    language,
    tenantName,
    madeAt: now,
    timeZone,
    facts: [
      [words.project, `${shown.project.number} ${shown.project.name}`],
      [words.crew, `${shown.crew.number} ${shown.crew.name}`],
      [words.client, shown.client],
      [words.location, shown.place],
      [words.date, days.map((day) => dayText(day, language)).join(' – ')],
      [words.clock, filled(words.clockOfSite, { zone: timeZone })],
      [
        words.signedOffBy,
        [shown.signedOffBy, shown.signedOffAt && moment(shown.signedOffAt)].filter(Boolean).join(', '),
      ],
    ],
    tables: [hoursTable(shown, words, signed !== null)],
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
  };
}

/** What the sentence above the signature is about. */
const consentOf = ({ approvedMinutes, rows, crew, project }: NoteFacts) => ({
  hours: hoursText(approvedMinutes),
  count: rows.filter(({ presence }) => cameToWork(presence)).length,
  crew: crew.name,
  project: project.name,
});

const at = (iso: string | null) => (iso === null ? null : new Date(iso));

/** Only the client's signature makes hours approved ones. */
function hoursTable(shown: NoteFacts, words: PaperWords, approved: boolean): PaperTable {
  const head = [
    words.person,
    words.function,
    words.planned,
    words.checked,
    approved ? words.approvedByClient : words.forApproval,
    words.break,
    words.hours,
  ];
  return {
    head,
    align: ['left', 'left', 'left', 'left', 'left', 'right', 'right'],
    rows: [
      ...shown.rows.map((row) => lineOf(row, shown.timeZone, words)),
      [words.sum, '', '', '', '', '', hoursText(shown.approvedMinutes)],
    ],
  };
}

function lineOf(row: HoursRow, zone: string, words: PaperWords): string[] {
  const times = (from: string | null, until: string | null) => timesText(at(from), at(until), zone);
  const planned = times(row.plannedFrom, row.plannedUntil);
  const { presence } = row;
  if (presence === 'noShow' || presence === 'absent')
    return [row.name, row.functionCaption, planned, words[presence], '', '', hoursText(0)];
  return [
    row.name,
    row.functionCaption,
    planned,
    times(row.checkedFrom, row.checkedUntil),
    `${times(row.approvedFrom, row.approvedUntil)}${row.corrected ? ' *' : ''}`,
    `${hoursText(row.breakMinutes)}${row.automaticBreak ? ` ${words.automatic}` : ''}`,
    row.approvedMinutes === null ? '' : hoursText(row.approvedMinutes),
  ];
}

const correctionsOf = ({ rows }: NoteFacts, words: PaperWords, moment: (at: string) => string): string[] =>
  rows.flatMap(({ name, corrected }) =>
    corrected
      ? [
          [
            filled(words.correctedBy, {
              person: name,
              name: corrected.by,
              at: corrected.at ? moment(corrected.at) : '',
            }),
            corrected.reason,
          ]
            .filter(Boolean)
            .join(': '),
        ]
      : [],
  );
