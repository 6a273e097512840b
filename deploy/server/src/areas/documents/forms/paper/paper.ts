import { visibleQuestions } from '@callboard/domain';
import type { FormAnswer } from '@callboard/domain';
import { fileById } from '#platform/files/file.db.ts';
import { LaterReply } from '#platform/http/handler.ts';
import type { Ctx, FileReply } from '#platform/http/handler.ts';
import { pdfReply } from '#platform/http/answer/pdf-reply.ts';
import { momentText } from '#platform/pdf/moment.ts';
import { paperPdf } from '#platform/pdf/paper.ts';
import type { Paper, PaperSignature } from '#platform/pdf/paper.ts';
import { storePaper } from '#platform/pdf/store-paper.ts';
import { wordsFor } from './form-words.ts';
import type { FormWords } from './form-words.ts';
import type { Performed } from '../read/occasion.ts';
import { readAnswers } from '../read/present-performance.ts';
import { questionsOf } from '../read/questions.db.ts';
import type { Question } from '../read/questions.db.ts';
import { answersOf } from '../read/results.db.ts';
import type { Result } from '../read/results.db.ts';

type Done = Performed & { result: Result };
/** Somebody else below the same paper. */
export type SecondSignature = { name: string; at: Date; fileId: string };

/** An answer as one reads it on paper. */
function answerText(
  { kind, choices, unit }: Pick<Question, 'kind' | 'choices' | 'unit'>,
  answer: FormAnswer | undefined,
  words: FormWords,
): string {
  if (!answer) return '';
  const { value } = answer;
  const caption = (one: unknown) => choices.find(({ id }) => id === one)?.caption ?? String(one);
  if (kind === 'yesNo') return words[value as 'yes' | 'no' | 'na'];
  if (Array.isArray(value)) return value.map(caption).join(', ');
  if (kind === 'single') return caption(value);
  if (typeof value === 'object' && 'latitude' in value) {
    const { latitude, longitude, accuracy } = value;
    const metres = accuracy ? `, ${words.accuracy.replace('{metres}', String(Math.round(accuracy)))}` : '';
    return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}${metres}`;
  }
  return [String(value), kind === 'number' ? unit : ''].filter(Boolean).join(' ');
}

/** The questions that were asked, with their answers as text. */
export async function printedAnswers(ctx: Ctx, { form, result }: Done, words: FormWords) {
  const questions = await questionsOf(ctx.db, form.id);
  const answers = readAnswers(questions, await answersOf(ctx.db, result.id));
  return visibleQuestions(questions, answers)
    .filter(({ kind }) => kind !== 'info')
    .map((question) => ({
      questionId: question.id,
      caption: question.caption,
      answer: answerText(question, answers[question.id], words),
      comment: answers[question.id]?.comment ?? '',
    }));
}

async function imageOf({ db, files }: Ctx, fileId: string | null): Promise<Uint8Array | null> {
  const file = fileId === null ? undefined : await fileById(db, fileId);
  return file ? files.read(file.content) : null;
}

async function signaturesOf(ctx: Ctx, { result }: Done, words: FormWords, second: SecondSignature | null) {
  const own: PaperSignature = {
    caption: words.signature,
    name: result.signerName,
    at: result.signedAt,
    image: await imageOf(ctx, result.signatureFileId),
  };
  if (!second) return result.signedAt ? [own] : [];
  const { name, at, fileId } = second;
  const other = { caption: words.second, name, at, image: await imageOf(ctx, fileId) };
  return result.signedAt ? [own, other] : [{ ...other, caption: words.signature }];
}

/** The paper of a result, as far as it has come. */
async function performedPaper(ctx: Ctx, done: Done, second: SecondSignature | null): Promise<Paper> {
  const { form, crew, occasion, result } = done;
  const { words, language, timeZone: tenantZone } = await wordsFor(ctx);
  const timeZone = crew?.timeZone ?? tenantZone;
  const moment = (at: Date) => momentText(at, { language, timeZone });
  const outcome = result.passed === null ? [] : [result.passed ? words.passed : words.failed];
  const facts: [string, string | null][] = [
    [words.person, result.personName],
    [words.crew, crew && `${crew.number} ${crew.name}`],
    [words.project, crew?.project ?? null],
    [words.location, crew?.location ?? null],
    [words.date, occasion.date],
    [words.shift, occasion.shift],
    [words.started, moment(result.startedAt)],
    [words.submitted, result.submittedAt ? moment(result.submittedAt) : words.draft],
    [words.version, result.number > 1 ? String(result.number) : null],
    [words.score, result.score === null ? null : [`${result.score} %`, ...outcome].join(', ')],
  ];
  const rows = await printedAnswers(ctx, done, words);
  return {
    title: form.name,
    language,
    tenantName: ctx.tenant.name,
    madeAt: new Date(second?.at ?? result.submittedAt ?? ctx.now()),
    timeZone,
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    tables: [
      {
        head: [words.question, words.answer, words.comment],
        rows: rows.map(({ caption, answer, comment }) => [caption, answer, comment]),
      },
    ],
    signatures: await signaturesOf(ctx, done, words, second),
    documentId: result.id,
  };
}

/** The same as PDF, written once the call has let go of the database. */
export async function performedReply(ctx: Ctx, done: Done): Promise<FileReply> {
  const paper = await performedPaper(ctx, done, null);
  return LaterReply.of(async () => pdfReply(await paperPdf(paper), paperName(done)));
}

const fileName = (name: string): string => `${name.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ').trim()}.pdf`;
const paperName = ({ form, occasion }: Performed): string =>
  fileName([form.name, occasion.date].filter(Boolean).join(' '));

/** Makes the paper and keeps it; answers the id of its file. */
export async function keepPaper(
  ctx: Ctx,
  done: Done,
  second: SecondSignature | null = null,
): Promise<string> {
  const { fileId } = await storePaper(ctx, await performedPaper(ctx, done, second), paperName(done));
  return fileId;
}
