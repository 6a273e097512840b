import { notificationKinds } from '@callboard/contract';
import type { Language, NotificationKind, PushAnswerOutcome } from '@callboard/contract';
import { jobName } from '@callboard/domain';
import type { Difference, Rejection } from '@callboard/domain';
import { dateFormat, locales } from '#platform/locales.ts';
import cy from './words/cy.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import deAt from './words/deAt.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };

type Code = Exclude<Rejection, 'other'>;
type Words = {
  open: string;
  why: string;
  whyUnread: string;
  whyChosen: string;
  answer: string;
  answerHere: string;
  answerUntil: string;
  answerOnly: string;
  confirm: string;
  refuse: string;
  textCode: string;
  /** What became of an answer that was given from a push message. */
  answered: Record<PushAnswerOutcome, string>;
  test: { title: string; text: string };
  changes: Record<Exclude<Difference['field'], 'payBasis'>, string>;
  /** What a number among the facts counts. */
  figures: Record<'days' | 'daysLeft' | 'jobs', string>;
  rejections: Record<Code, string>;
  kinds: Record<NotificationKind, { title: string; text: string }>;
};

export const notificationWords = { en, nl, cy, fr, deAt, de, es } satisfies Record<Language, Words>;

export type NotificationParams = Readonly<Record<string, string | number>>;
type NotificationFacts = { kind: string; params: NotificationParams };

const shown = (value: string | number, language: Language, timeZone: string): string => {
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const format = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    return format.format(new Date(`${text}T00:00:00Z`));
  }
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text))) {
    const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    return format.format(new Date(text));
  }
  return text;
};

/** The order that facts are read in; a JSON column keeps none. What is not named here comes last. */
const order =
  'person name project crew function document form caption number day from to days jobs at time hours code reason';
const rankOf = (name: string): number => order.split(' ').indexOf(name) + 1 || order.length;

const jobParts: readonly string[] = ['project', 'crew', 'function'];
const isOfJob = (name: string): boolean => jobParts.includes(name);

/** What of a job is different, as params. How it is paid is nothing for a locked screen. */
export const changeParams = (differences: readonly Difference[]): Record<string, string> =>
  Object.fromEntries(
    differences.flatMap(({ field, before, after }) =>
      field === 'payBasis'
        ? []
        : [
            [`${field}Before`, before ?? ''],
            [`${field}After`, after ?? ''],
          ],
    ),
  );

/** A line for each thing that has changed, from before to after. */
export function changeLines(params: NotificationParams, language: Language, timeZone: string): string[] {
  const { changes }: Words = notificationWords[language];
  return Object.entries(changes).flatMap(([field, label]) => {
    const [before, after] = [params[`${field}Before`], params[`${field}After`]];
    if (before === undefined || after === undefined) return [];
    const text = (value: string | number) => (value === '' ? '–' : shown(value, language, timeZone));
    return [`${label}: ${text(before)} → ${text(after)}`];
  });
}

/** Of what has to be handed in anew, `days` are those that are left; otherwise those that it takes, where it takes any. */
const figureOf = (name: string, kind: string): keyof Words['figures'] | null =>
  name === 'jobs' ? 'jobs' : name !== 'days' ? null : kind.endsWith('Expiring') ? 'daysLeft' : 'days';

const isChange = (name: string): boolean => /(Before|After)$/.test(name);

/** No fact of its own: what words, the job or the lines of changes say, and codes. Older rows have a status. */
const isNoFact = (name: string): boolean =>
  isChange(name) || name === 'count' || name === 'status' || /id$/i.test(name);

const known = (kind: string): kind is NotificationKind =>
  (notificationKinds as readonly string[]).includes(kind);

/** What a notification says: a title, and a sentence followed by the facts that came with it (`about`). */
export function notificationText(
  { kind, params }: NotificationFacts,
  language: Language,
  timeZone: string,
): { title: string; text: string; about: string } {
  const { kinds, rejections, figures }: Words = notificationWords[language];
  const words = kinds[known(kind) ? kind : 'todo'];
  const inOrder = Object.entries(params).toSorted(([a], [b]) => rankOf(a) - rankOf(b));
  const [project = '', crew = '', caption = ''] = jobParts.map((name) => String(params[name] ?? ''));
  const name = jobName({ project, crew, function: caption });
  // How many positions of the job it is about.
  const job = Number(params['count'] ?? 1) > 1 ? `${params['count']} × ${name}` : name;
  const [first] = inOrder.flatMap(([name]) => (isOfJob(name) ? [name] : []));
  const facts = inOrder.flatMap(([name, value]) => {
    if (name === 'code') return [rejections[value as Code] ?? ''];
    if (isOfJob(name)) return name === first ? [job] : [];
    if (value === '' || isNoFact(name)) return [];
    const figure = figureOf(name, kind);
    if (figure === null) return [shown(value, language, timeZone)];
    if (figure === 'days' && Number(value) === 0) return [];
    return [figures[figure].replace('{figure}', Number(value).toLocaleString(locales[language]))];
  });
  const details = [...new Set(facts.filter(Boolean))].join(' · ');
  const lines = [words.text, ...changeLines(params, language, timeZone), details];
  return { title: words.title, text: lines.filter(Boolean).join('\n'), about: details };
}
