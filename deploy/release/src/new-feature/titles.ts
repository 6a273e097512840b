import { createInterface } from 'node:readline/promises';
import { languages, untranslated } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import type { NewPage } from './page-of-address.ts';
import { plannedTitles } from './planned-titles.ts';
import type { Titles } from './planned-titles.ts';

type Known = Partial<Record<Language, string>>;

/** Austria says it as Germany, until somebody says otherwise. */
const asked = languages.filter((language) => language !== 'deAt');
const nameOf = (language: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/** What nobody has named yet is asked. */
async function ask(at: string, english: string, known: Known): Promise<Known> {
  const questions = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Known = {};
  for (const language of asked) {
    if (known[language] !== undefined) continue;
    const otherwise = language === 'en' ? english : 'later';
    const text = await questions.question(`Title of ${at} in ${nameOf(language)} (Enter: ${otherwise}): `);
    if (text.trim() !== '') answers[language] = text.trim();
  }
  questions.close();
  return { ...known, ...answers };
}

/** As the product writes it, and as a template can hold it. */
const written = (title: string): string => title.replaceAll("'", '’');

const whole = ({ deAt, ...known }: Known, english: string): Titles => {
  const en = written(known.en ?? english);
  const rest = Object.fromEntries(
    asked.map((language) => [language, written(known[language] ?? untranslated(en))]),
  );
  return { ...(rest as Titles), deAt: deAt ?? rest['de'] ?? en, en };
};

/** A page's titles: those of the plan, those given, those that a person at the terminal says; the rest is marked. */
export async function titlesOf(
  { at, key, title }: NewPage,
  given: Known,
  { interactive }: { interactive: boolean },
): Promise<Titles> {
  const known: Known = { ...plannedTitles(key), ...given };
  return whole(interactive ? await ask(at, title, known) : known, title);
}
