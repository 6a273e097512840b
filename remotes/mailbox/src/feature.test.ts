import { faceOf } from '@callboard/feature';
import { faceShape, languages } from '@callboard/contract';
import feature from './feature.ts';
import { unreadQuery } from './mailbox.queries.ts';

/** The build draws the icons; until then they are names. */
const drawn = JSON.parse(JSON.stringify(faceOf(feature)), (key, value: unknown) =>
  key === 'icon' ? [['path', { d: 'M0 0h1' }]] : value,
) as unknown;

test('the face is what the contract asks for', () => {
  expect(faceShape.parse(drawn)).toEqual(drawn);
});

test('every page and card has its code', async () => {
  for (const { page } of Object.values(feature.pages)) {
    await expect(page()).resolves.toHaveProperty('Component', expect.any(Function));
  }
  for (const { card } of Object.values(feature.cards)) {
    await expect(card()).resolves.toHaveProperty('Component', expect.any(Function));
  }
});

test.each(languages)('titles have words in %s', async (language) => {
  const words = JSON.stringify(await feature.words(language));
  for (const { title } of Object.values(feature.pages)) {
    const [group, key] = title.split('.');
    expect(JSON.parse(words)).toHaveProperty([group ?? '', key ?? ''], expect.stringMatching(/\S/));
  }
});

test('the badge asks what the card asks, so that reading a message makes both old', () => {
  const [path, , asked] = unreadQuery.queryKey as readonly unknown[] as [
    string,
    object,
    Record<string, unknown>,
  ];
  const [address, search] = feature.pages.messageList.menu.badge.at.split('?');
  expect(`GET ${address}`).toBe(path);
  const entries = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual(Object.fromEntries(entries));
});
