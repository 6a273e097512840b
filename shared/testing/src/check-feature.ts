import { faceShape, languages } from '@callboard/contract';
import { faceOf } from '@callboard/feature';
import type { Feature } from '@callboard/feature';

type Texts = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** What must hold of every feature's public face. To be called in the feature's own test. */
export function checkFeature(feature: Feature): void {
  /** The build draws the icons; until then they are names. */
  const drawn = JSON.parse(JSON.stringify(faceOf(feature)), (key, value: unknown) =>
    key === 'icon' ? [['path', { d: 'M0 0h1' }]] : value,
  ) as unknown;

  test('the face is what the contract asks for', () => {
    expect(faceShape.parse(drawn)).toEqual(drawn);
  });

  test.each(Object.entries(feature.pages))('the page %s has its code', async (_, { page }) => {
    await expect(page()).resolves.toHaveProperty('Component', expect.any(Function));
  });

  test.each(Object.entries(feature.cards ?? {}))('the card %s has its code', async (_, { card }) => {
    await expect(card()).resolves.toHaveProperty('Component', expect.any(Function));
  });

  test.each(languages)('titles have words in %s', async (language) => {
    const parts = await Promise.all([feature.words(language), feature.cardWords?.(language)]);
    const texts = parts.map((part) => JSON.parse(JSON.stringify(part ?? {})) as Texts);
    for (const { title } of Object.values(feature.pages)) {
      const [group = '', key = ''] = title.split('.');
      expect(texts.map((text) => text[group]?.[key])).toContainEqual(expect.stringMatching(/\S/));
    }
  });
}
