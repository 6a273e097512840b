import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import type { Language } from '@callboard/contract';
import { htmlLangOf } from './language.ts';
import { isSmallCount } from './small-count.ts';

type Loaded = object | { readonly default: object };
export type LoadWords = (language: Language) => Promise<Loaded>;
export type Params = Readonly<Record<string, string | number>>;
/** A `t` whose keys nobody has checked: for names that come as data. */
export type LooseTranslate = (key: string, params?: Params) => string;

export const engine: i18n = createInstance();
let language: Language = 'en';
let asked: Language = language;
/** Which change of language is the newest: one that took longer does not win. */
let change = 0;
/** By part: most namespaces are one part, a few come in several. */
const loaders = new Map<string, { readonly namespace: string; readonly load: LoadWords }>();
const loads = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

// No backend and no detection, so the engine is ready when this line is done.
void engine.init({
  lng: htmlLangOf(language),
  fallbackLng: htmlLangOf('en'),
  load: 'currentOnly',
  initAsync: false,
  resources: {},
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

// The engine makes a formatter for each set of values that it is given.
engine.services.formatter?.add('number', (value: unknown, tag, options: object) => {
  if (typeof value === 'number' && isSmallCount(value)) return String(value);
  return new Intl.NumberFormat(tag, options).format(value as number);
});

const translators = new Map<string, LooseTranslate>();

const notify = () => {
  for (const listener of listeners) listener();
};
const tell = () => {
  translators.clear();
  notify();
};

async function addWords(part: string, wanted: Language): Promise<void> {
  const known = loaders.get(part);
  if (!known) return;
  const module = await known.load(wanted);
  const words = 'default' in module ? module.default : module;
  engine.addResourceBundle(htmlLangOf(wanted), known.namespace, words, true, true);
}

/** Loads once; what failed is tried again by the next one who asks. */
function loadOnce(part: string, wanted: Language): Promise<void> {
  const key = `${wanted}/${part}`;
  const known = loads.get(key);
  if (known) return known;
  const load = addWords(part, wanted).catch(async (reason: unknown) => {
    loads.delete(key);
    console.warn(`Words of ${part} in ${wanted} did not load`, reason);
    if (wanted === 'en') throw reason;
    await loadOnce(part, 'en');
  });
  loads.set(key, load);
  return load;
}

/** Words that are there from the start: they load with the first language. */
export function declareWords(namespace: string, load: LoadWords): void {
  if (change > 0) registerWords(namespace, load).catch(() => undefined);
  else loaders.set(namespace, { namespace, load });
}

/**
 * Makes a namespace's words known: now in the language of today, later in each one that is chosen. Rejects when
 * not even the English ones arrive: a screen that shows keys is worse than one that says it cannot be opened.
 * Words of one namespace may come in parts, each with a name of its own.
 */
export async function registerWords(namespace: string, load: LoadWords, name = ''): Promise<void> {
  const part = name ? `${namespace}/${name}` : namespace;
  loaders.set(part, { namespace, load });
  await loadOnce(part, language);
  tell();
}

/** Changes the language once every known namespace has its words, so that no screen is half translated. */
export async function setLanguage(wanted: Language): Promise<void> {
  const mine = ++change;
  asked = wanted;
  notify();
  await Promise.allSettled([...loaders.keys()].map((part) => loadOnce(part, wanted)));
  if (mine !== change) return;
  language = wanted;
  // Whoever draws on the engine's own news already asks for the new words.
  translators.clear();
  await engine.changeLanguage(htmlLangOf(wanted));
  if (typeof document !== 'undefined') document.documentElement.lang = htmlLangOf(wanted);
  tell();
}

export const currentLanguage = (): Language => language;
/** The one that was asked for last: its words may still be on their way. */
export const askedLanguage = (): Language => asked;

export function onWordsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same function until words or language change, so that it can be a snapshot. */
export function translatorOf(namespace: string): LooseTranslate {
  let translate = translators.get(namespace);
  if (!translate) {
    const fixed = engine.getFixedT(htmlLangOf(language), namespace);
    translate = (key, params) => String(fixed(key, { ...params }));
    translators.set(namespace, translate);
  }
  return translate;
}
