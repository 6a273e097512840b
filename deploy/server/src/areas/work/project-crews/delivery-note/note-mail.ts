import type { Language } from '@callboard/contract';
import { mailPage } from '#platform/mail/mail-page.ts';
import { checkRows } from '../../crew-checks/crew-checks.public.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Mail } from '#platform/ports.ts';
import { locales } from '#platform/locales.ts';
import { momentText } from '#platform/pdf/moment.ts';
import { paperHead, filled, hoursText, paperWords, timesText } from '../../crew-papers/crew-papers.public.ts';

type Copy = {
  db: Db;
  crewId: string;
  language: Language;
  tenantName: string;
  to: string;
  signer: string;
  at: Date;
  number: string;
  link: string;
};

/** The signed hours as a mail: whoever gets it needs no login to read them. */
export async function noteMail(copy: Copy): Promise<Mail> {
  const { db, crewId, language } = copy;
  const words = paperWords[language];
  const head = await paperHead(db, crewId);
  const rows = await checkRows(db, { crewId });
  const values = {
    name: copy.signer,
    signer: copy.signer,
    number: copy.number,
    crew: head.name,
    project: head.projectName,
    at: momentText(copy.at, { language, timeZone: head.timeZone }),
  };
  const hours = rows.map((row) => {
    const times = timesText(row.approvedFrom, row.approvedUntil, row.timeZone) || words.noShow;
    return `${row.name}: ${times}, ${hoursText(row.approvedMinutes ?? 0)}`;
  });
  const sum = rows.reduce((minutes, row) => minutes + (row.approvedMinutes ?? 0), 0);
  const lines = [
    filled(words.mailGreeting, values),
    filled(words.mailText, values),
    ...hours,
    `${words.sum}: ${hoursText(sum)}`,
  ];
  const subject = filled(words.mailSubject, values);
  return {
    to: copy.to,
    subject,
    text: `${[...lines, copy.link, copy.tenantName].join('\n')}\n`,
    html: mailPage({
      language: locales[language],
      title: subject,
      lines,
      link: copy.link,
      action: words.mailAction,
      small: [copy.tenantName],
    }),
  };
}
