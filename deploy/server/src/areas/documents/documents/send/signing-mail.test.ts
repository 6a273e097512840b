import { languages } from '@callboard/contract';
import { signingMail } from './signing-mail.ts';

const kinds = ['sign', 'delegated', 'reminder', 'sealed', 'voided', 'replaced'] as const;

test.each(languages.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
  'in %s a mail of kind %s carries its link and leaves no gap',
  (language, kind) => {
    const { subject, text, html } = signingMail({
      kind,
      language,
      to: 'zoe@example.org',
      name: "Zoë D'Angelo",
      tenant: 'Nordlicht <Crew>',
      document: 'Contract & rules',
      from: 'Erika Maier',
      reason: kind === 'voided' || kind === 'replaced' ? 'Two of the days were wrong.' : '',
      link: 'https://nordlicht.example/signing/abc',
      until: new Date('2026-12-05T08:00:00Z'),
      timeZone: 'Europe/Vienna',
    });
    expect(subject).toContain('Contract & rules');
    expect(text).toContain('\nhttps://nordlicht.example/signing/abc\n');
    expect(text).toContain('Europe/Vienna');
    expect(html).toContain('href="https://nordlicht.example/signing/abc"');
    expect(html).not.toContain('Nordlicht <Crew>');
    expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}|""|  /);
  },
);
