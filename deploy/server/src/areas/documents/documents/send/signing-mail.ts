import type { Language } from '@callboard/contract';
import { mailPage } from '#platform/mail/mail-page.ts';
import { locales } from '#platform/locales.ts';
import { momentText } from '#platform/pdf/moment.ts';
import type { Mail } from '#platform/ports.ts';
import { documentWords } from '../document/document-words.ts';
import { filled } from '../document/filled.ts';
import type { LinkMailKind } from './mail-links.ts';

export type SigningMail = {
  kind: LinkMailKind;
  language: Language;
  to: string;
  /** Of the one who reads it. */
  name: string;
  tenant: string;
  document: string;
  /** Who has handed the signature on, where somebody has. */
  from: string;
  /** Why it was declared void or replaced, in the words of who did it. */
  reason: string;
  link: string;
  until: Date;
  timeZone: string;
};

/** The mail whose link is all that a signature needs, in the language of its reader. */
export function signingMail(mail: SigningMail): Mail {
  const { language, link, tenant, kind } = mail;
  const words = documentWords[language].mail;
  const { subject: title, text, action } = words[kind];
  const { name, document, from, reason } = mail;
  const values = { name, tenant, document, from, until: momentText(mail.until, mail) };
  const subject = filled(title, values);
  const lines = [filled(words.greeting, values), ...(reason ? [reason] : []), filled(text, values)];
  // Nobody can sign with the link of what is void or replaced.
  const closed = kind === 'voided' || kind === 'replaced';
  const small = [filled(words.until, values), ...(closed ? [] : [words.secret]), tenant];
  return {
    to: mail.to,
    subject,
    text: `${[...lines, link, ...small].join('\n\n')}\n`,
    html: mailPage({ language: locales[language], title: subject, lines, link, action, small }),
  };
}
