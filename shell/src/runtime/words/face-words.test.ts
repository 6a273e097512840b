import { webcrypto } from 'node:crypto';
import type { Language } from '@callboard/contract';
import { setLanguage } from '@callboard/i18n';
import { labelsHash } from '../../boot/proof.ts';
import { aLineup, aRelease, noHashes } from '../loader/a-release.ts';
import { declareFaceWords, faceText } from './face-words.ts';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
jest.spyOn(console, 'warn').mockReturnValue();

const labelsIn = (language: Language) => ({
  language,
  texts: { mailbox: { title: `Mailbox (${language})` } },
});
const asked: string[] = [];

beforeAll(async () => {
  const labelHashes = {
    ...noHashes,
    fr: await labelsHash(labelsIn('fr').texts),
    de: await labelsHash(labelsIn('de').texts),
  };
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      asked.push(url);
      const language = new URL(url, 'http://x').searchParams.get('language') as Language;
      if (language === 'es') throw new TypeError('No network.');
      const labels = labelsIn(language);
      if (language === 'nl') labels.texts.mailbox.title = 'Your bank';
      return { json: async () => ({ labels }) };
    },
  });
  declareFaceWords(aLineup([aRelease('mailbox', {})], { labelHashes, labels: labelsIn('en') }));
});

test('the language that the lineup came in needs no request', async () => {
  await setLanguage('en');
  expect([faceText('mailbox', 'title'), asked]).toEqual(['Mailbox (en)', []]);
});

test('another one is asked for once, when it is chosen', async () => {
  for (const language of ['fr', 'de', 'fr'] as const) {
    await setLanguage(language);
    expect(faceText('mailbox', 'title')).toBe(`Mailbox (${language})`);
  }
  expect(asked).toEqual(['/api/v1/lineup?language=fr', '/api/v1/lineup?language=de']);
});

test.each(['nl', 'es'] as const)(
  'what is altered or does not come (%s) leaves the words of before',
  async (language) => {
    await setLanguage(language);
    expect(faceText('mailbox', 'title')).toBe('Mailbox (en)');
  },
);
