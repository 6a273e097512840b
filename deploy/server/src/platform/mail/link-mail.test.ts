import { languages } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import { linkMail } from './link-mail.ts';

const mail = (language: Language, kind: 'reset' | 'welcome' | 'changed') =>
  linkMail({
    kind,
    language,
    to: 'zoe@example.org',
    tenant: 'Nordlicht <Crew>',
    name: "Zoë D'Angelo",
    login: 'zoe',
    link: 'https://nordlicht.example/forgottenPassword/abc',
    until: kind === 'changed' ? null : new Date('2026-11-24T08:00:00Z'),
    timeZone: 'Europe/Vienna',
  });

test.each(
  languages.flatMap((language) =>
    (['reset', 'welcome', 'changed'] as const).map((kind) => [language, kind] as const),
  ),
)('in %s a mail of kind %s carries its link and leaves no gap', (language, kind) => {
  const { subject, text, html } = mail(language, kind);
  expect(subject).toContain('Nordlicht <Crew>');
  expect(text).toContain('\nhttps://nordlicht.example/forgottenPassword/abc\n');
  expect(html).toContain('href="https://nordlicht.example/forgottenPassword/abc"');
  expect(html).not.toContain('Nordlicht <Crew>');
  expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}/);
});

test('the end of the link stands in the zone of the tenant', () => {
  expect(mail('deAt', 'reset').text).toContain('24. November 2026 um 09:00');
});
