import type { NotificationKind, PushAnswer } from '@callboard/contract';
import { answeringActions } from '@callboard/domain';
import { dateFormat, locales } from '#platform/locales.ts';
import { mailPage } from '#platform/mail/mail-page.ts';
import {
  changeLines,
  notificationText,
  notificationWords,
} from '../../notifications/notifications.public.ts';
import type { Reader } from '../../notifications/notifications.public.ts';
import type { WaitingNotification } from './waiting.db.ts';

/** A job that is offered or changed can be answered from the message itself. */
const answered: readonly string[] = [
  'jobRequested',
  'jobChanged',
  'jobReminder',
] satisfies NotificationKind[];

type Pushed = Pick<WaitingNotification, 'id' | 'kind' | 'params' | 'subjectKind' | 'subjectId'>;

/** The job that the actions of a message answer. */
export const answerableJobOf = ({ kind, subjectKind, subjectId }: Pushed): string | null =>
  subjectKind === 'job' && answered.includes(kind) ? subjectId : null;

/** What a device shows: `subject` groups what is about the same thing. With a token it can confirm by itself. */
export function pushText(one: Pushed, { language, timeZone }: Reader, token: string | null): string {
  const words = notificationWords[language];
  const { title, text, about } = notificationText(one, language, timeZone);
  const subject = one.subjectKind && one.subjectId ? { kind: one.subjectKind, id: one.subjectId } : null;
  const answer: PushAnswer | null = token
    ? {
        token,
        changes: changeLines(one.params, language, timeZone).length,
        about,
        texts: words.answered,
      }
    : null;
  return JSON.stringify({
    id: one.id,
    kind: one.kind,
    title,
    body: text,
    action: words.open,
    actions: answerableJobOf(one) ? answeringActions.map((action) => ({ action, title: words[action] })) : [],
    subject,
    answer,
  });
}

type Mailed = { kind: string; params: WaitingNotification['params']; email: string };
/** Why somebody gets a mail: no device took the message, it lay unread, or mails were chosen. */
export type MailReason = 'why' | 'whyUnread' | 'whyChosen';

export function mailOf(
  one: Mailed,
  { language, timeZone }: Reader,
  { tenant, reason }: { tenant: string; reason: MailReason },
) {
  const { title, text } = notificationText(one, language, timeZone);
  return {
    to: one.email,
    subject: title,
    text: `${text}\n\n${tenant}\n\n${notificationWords[language][reason]}\n`,
  };
}

type Link = { readonly link: string; readonly until: Date };

/** The same with a link by which the job is answered without a login. */
export function requestMailOf(
  plain: ReturnType<typeof mailOf>,
  { language, timeZone }: Reader,
  { tenant, reason, link, until }: Link & { tenant: string; reason: MailReason },
) {
  const words = notificationWords[language];
  const ends = dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const [said = ''] = plain.text.split(`\n\n${tenant}`);
  const small = [
    words.answerUntil.replace('{until}', ends.format(until)),
    words.answerOnly,
    tenant,
    words[reason],
  ];
  return {
    ...plain,
    text: `${[said, `${words.answerHere}\n${link}`, ...small].join('\n\n')}\n`,
    html: mailPage({
      language: locales[language],
      title: plain.subject,
      lines: said.split('\n'),
      link,
      action: words.answer,
      small,
    }),
  };
}
