import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailboxRightNames, rightNames, type Language } from '@callboard/contract';
import type { Page } from '@playwright/test';
import { root } from './run/paths.ts';

type Tree = { readonly [key: string]: string | Tree };
const flat = (tree: Tree): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[key, value]] : flat(value),
  );

/** All texts of the product in a language, with the last part of their keys; what a new tenant begins with is its own. */
function textsOf(language: Language): [string, string][] {
  const files = globSync(`{shell,shared/*,remotes/*,deploy/server}/src/**/${language}.json`, {
    cwd: root,
    exclude: ['deploy/server/src/tools/tenants/**'],
  });
  return files.flatMap((file) => flat(JSON.parse(readFileSync(join(root, file), 'utf8')) as Tree));
}

const rights: readonly string[] = [...rightNames, ...mailboxRightNames];

/** Which texts are a fault on a screen in this language: English ones, and codes in place of their words. */
export function foreignTexts(language: Language): ReadonlySet<string> {
  const own = new Set(textsOf(language).map(([, text]) => text));
  const english = textsOf('en');
  // A code is the key of its word: "approved", "noShow".
  return new Set([...english.flat(), ...rights].filter((text) => text.length > 2 && !own.has(text)));
}

/** "PayrollDetails", "toConfirm", "wrong_state"; names of people and of makers are written so as well. */
const identifier = /(?<![\w@./-])(?:[a-z]+[A-Z]\w+|[A-Z][a-z]+[A-Z][a-z]\w*|[a-z]+(?:_[a-z]+)+)(?![\w@./-])/;
const writtenSo = /^(?:ToDos$|Ma?c[A-Z]|iPhone|iPad|iCloud|WhatsApp|OpenStreetMap|FaceTime|GmbH|ÖsterReich)/;

const named = new Set(
  'link button textbox searchbox combobox checkbox radio switch tab menuitem dialog alertdialog img slider spinbutton'.split(
    ' ',
  ),
);
const line = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/;

/** What is wrong with what a screen says: to the eye, and in the names that are read out. */
export async function readNames(page: Page, foreign: ReadonlySet<string>): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter((text) => !/- \/url:/.test(text));
  const indent = (text = '') => text.search(/\S/);
  const spoken = lines.flatMap((text, at) => {
    const [all = '', role = '', name] = line.exec(text) ?? [];
    // The snapshot leaves out the longest names, and shows what they are made of.
    const isEmpty = !/:\s*\S/.test(text.slice(all.length)) && indent(lines[at + 1]) <= indent(text);
    return role === '' ? [] : [{ role, name: name?.replaceAll(String.raw`\"`, '"'), isEmpty }];
  });
  // Nor has it names of more than 900 letters: a day of a calendar with all that is on it.
  const tooLong = await page
    .locator('a[href],button')
    .evaluateAll((all) => all.filter(({ textContent }) => textContent.length > 900).length);
  const nameless = spoken.flatMap(({ role, name, isEmpty }) =>
    named.has(role) && !name?.trim() && isEmpty ? [`a ${role} without a name`] : [],
  );
  const seen = (await page.locator('body').innerText()).split('\n');
  const all = new Set([...seen, ...spoken.map(({ name }) => name ?? '')].map((text) => text.trim()));
  return [...nameless.slice(tooLong), ...[...all].flatMap((text) => textFaults(text, foreign))];
}

/** What is wrong with one text. */
function textFaults(text: string, foreign: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (foreign.has(text)) faults.push(`another language, or a code: ${text}`);
  const [code] = identifier.exec(text) ?? [];
  if (code && !writtenSo.test(code)) faults.push(`a name from the code: ${text}`);
  const right = rights.find((name) => foreign.has(name) && text.split(/[\s„“”"'«»]+/).includes(name));
  if (right) faults.push(`a right by its name: ${text}`);
  return faults;
}
