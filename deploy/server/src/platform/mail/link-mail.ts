import type { Language } from '@callboard/contract';
import { dateFormat, locales } from '../locales.ts';
import type { Mail } from '../ports.ts';
import { mailPage } from './mail-page.ts';
import { mailWords } from './mail-words.ts';

export type SignInChange = 'passkeyAdded' | 'passkeyRemoved' | 'codesOn' | 'codesOff' | 'recoveryCodes';

export type LinkMail = {
  kind: 'reset' | 'welcome' | 'changed' | 'signIn';
  /** What a mail of the kind `signIn` tells. */
  change?: SignInChange;
  language: Language;
  to: string;
  tenant: string;
  name: string;
  login: string;
  link: string;
  /** The moment a link ends, in the tenant's zone. The link of other mails has no end. */
  until: Date | null;
  timeZone: string;
};

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The mail that carries a link for a password, in the language of its reader. */
export function linkMail(mail: LinkMail): Mail {
  const words = mailWords[mail.language];
  const own = words[mail.kind];
  const until = mail.until
    ? dateFormat(mail.language, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: mail.timeZone,
      }).format(mail.until)
    : '';
  const change = mail.change ? words.changes[mail.change] : '';
  const values = {
    change: filled(change, { login: mail.login }),
    name: mail.name,
    tenant: mail.tenant,
    login: mail.login,
    until,
  };
  const lines = [
    filled(words.greeting, values),
    filled(own.text, values),
    mail.link,
    ...(mail.until ? [filled(words.until, values), words.ignore] : []),
    mail.tenant,
  ];
  return {
    to: mail.to,
    subject: filled(own.subject, values),
    text: `${lines.join('\n\n')}\n`,
    html: mailPage({
      language: locales[mail.language],
      title: filled(own.subject, values),
      lines: lines.slice(0, 2),
      link: mail.link,
      action: own.action,
      small: lines.slice(3),
    }),
  };
}
