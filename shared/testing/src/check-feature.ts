import {
  faceShape,
  featurePages,
  foundLinks,
  homeEntryLinks,
  languages,
  subjectLinks,
} from '@callboard/contract';
import type { HelpFigures, HomeEntryKind } from '@callboard/contract';
import { faceOf } from '@callboard/feature';
import type { Feature } from '@callboard/feature';

type CheckOptions = {
  /** Pages that the help says nothing of, each with its reason. */
  readonly unanswered?: Readonly<Record<string, string>>;
};

const noFigures = {} as HelpFigures;
type Texts = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

const addressesOf = ({ pages }: Feature): string[] =>
  Object.values(pages).map(({ at }) => (typeof at === 'string' ? at : at.pattern));

function checkLinks(feature: Feature): void {
  const own = addressesOf(feature);

  test('an entry of the start page leads to a page of its own, by what the server gives with it', () => {
    for (const [kind, { to, search = {} }] of Object.entries(feature.entries ?? {})) {
      expect(own).toContain(to.pattern);
      const asked = [to.pattern, ...Object.values(search)].flatMap((text) => text.match(/\w+(?=\})/g) ?? []);
      const given: readonly string[] = homeEntryLinks[kind as HomeEntryKind];
      expect(asked.filter((name) => !given.includes(name))).toEqual([]);
    }
  });

  test('what somebody is told of or finds opens a page of its own, by what the server gives with it', () => {
    for (const { about, to, by = {}, search = {} } of feature.opens ?? []) {
      expect(own).toContain(to.pattern);
      const names = [...to.pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => by[name] ?? name);
      const asked = [...names, ...Object.values(search).flatMap((text) => text.match(/\w+(?=\})/g) ?? [])];
      const given: readonly string[] = { ...subjectLinks, ...foundLinks }[about];
      expect(asked.filter((name) => !given.includes(name))).toEqual([]);
    }
  });
}

function checkHelp(feature: Feature, unanswered: NonNullable<CheckOptions['unanswered']>): void {
  test('the help answers for each of its pages, or there is a reason why not', async () => {
    if (!feature.help) return;
    const { answers } = await feature.help();
    const { pages } = feature;
    const answered = Object.values(answers).flatMap((answer) => answer.pages);
    expect([...new Set([...answered, ...Object.keys(unanswered)])].toSorted()).toEqual(
      Object.keys(pages).toSorted(),
    );
    expect(answered.filter((page) => page in unanswered)).toEqual([]);
    for (const { opens } of Object.values(answers)) {
      if (opens === undefined) continue;
      const at = pages[opens]?.at;
      expect(typeof at === 'string' ? at : at?.pattern).toMatch(/^[^{]+$/);
    }
  });

  test.each(languages)('the help has its words in %s', async (language) => {
    if (!feature.help) return;
    const { answers, words } = await feature.help();
    const { help = {} } = JSON.parse(JSON.stringify(await words(language))) as {
      help?: Record<string, { question: string; answer: string }>;
    };
    expect(Object.keys(help).toSorted()).toEqual(Object.keys(answers).toSorted());
    for (const [id, { values }] of Object.entries(answers)) {
      const named = [...(help[id]?.answer ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      const given = Object.keys(values?.(noFigures) ?? {});
      expect(named.filter((name) => name !== 'tenant').toSorted()).toEqual(given.toSorted());
      // A deadline that is typed stays when the tenant decides another.
      expect(help[id]?.answer).not.toMatch(/\d/);
    }
  });
}

/** What must hold of every feature's public face. To be called in the feature's own test. */
export function checkFeature(feature: Feature, { unanswered = {} }: CheckOptions = {}): void {
  /** The build draws the icons; until then they are names. */
  const drawn = JSON.parse(JSON.stringify(faceOf(feature)), (key, value: unknown) =>
    key === 'icon' ? [['path', { d: 'M0 0h1' }]] : value,
  ) as unknown;

  test('the face is what the contract asks for', () => {
    expect(faceShape.parse(drawn)).toEqual(drawn);
  });

  test('every page is where links of other features lead', () => {
    const planned = featurePages[feature.id as keyof typeof featurePages];
    // What is planned and not built yet is no page: `useCanOpen` draws no link to it.
    if (planned) expect(Object.values<string>(planned)).toEqual(expect.arrayContaining(addressesOf(feature)));
  });

  test('what a page asks ahead is made of the parameters of its address', () => {
    const namesIn = (text: string): string[] => text.match(/\w+(?=\??\})/g) ?? [];
    for (const { at, warm = [] } of Object.values(feature.pages)) {
      const known = namesIn(typeof at === 'string' ? at : at.pattern);
      expect(warm.flatMap(namesIn).filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  test.each(Object.entries(feature.pages))('the page %s has its code', async (_, { page }) => {
    await expect(page()).resolves.toHaveProperty('Component', expect.any(Function));
  });

  test('every card has its code, and so has every entry with buttons', async () => {
    for (const { card } of Object.values(feature.cards ?? {}))
      await expect(card()).resolves.toHaveProperty('Component', expect.any(Function));
    for (const { actions, act } of Object.values(feature.entries ?? {})) {
      expect(act !== undefined).toBe(actions !== undefined);
      if (act) await expect(act()).resolves.toHaveProperty('Component', expect.any(Function));
    }
  });

  checkLinks(feature);

  test('what it keeps ahead has its code', async () => {
    if (!feature.ahead) return;
    const { today, reads } = feature.ahead;
    const named = await reads();
    expect(named).toHaveProperty('readsAhead');
    expect('readsToday' in named).toBe(today !== undefined);
    expect(Object.keys(feature.pages)).toEqual(expect.arrayContaining([...(today ?? [])]));
  });

  checkHelp(feature, unanswered);

  test.each(languages)('titles have words in %s', async (language) => {
    const { words, cardWords, pageWords } = feature;
    const parts = await Promise.all([words, cardWords, pageWords].map((load) => load?.(language)));
    const texts = parts.map((part) => JSON.parse(JSON.stringify(part ?? {})) as Texts);
    for (const { title } of Object.values(feature.pages)) {
      const [group = '', key = ''] = title.split('.');
      expect(texts.map((text) => text[group]?.[key])).toContainEqual(expect.stringMatching(/\S/));
    }
  });
}
