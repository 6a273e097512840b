import { anyone, office } from '@callboard/contract';
import type { FeatureId, FeatureRelease } from '@callboard/contract';
import type { HelpModule } from '@callboard/feature';
import { aRelease } from '../../runtime/loader/a-release.ts';
import { memoryLoader } from '../../start/testing/memory-loader.ts';
import { loadAnswers } from './feature-answers.ts';

type Menu = NonNullable<FeatureRelease['face']['pages'][string]['menu']>;

type Place = Pick<Menu, 'section' | 'rank' | 'allow'>;

/** A release with one page that the menu has at this place, or that no menu has. */
function releaseAt(feature: FeatureId, place: Place | null): FeatureRelease {
  const { face, ...release } = aRelease(feature, {});
  const menu = place && { ...place, icon: [], label: 'list.title' };
  const list = {
    at: `/${feature}`,
    title: 'list.title',
    allow: { roles: ['crew'] as const },
    offline: 'readable' as const,
    ...(menu && { menu }),
  };
  const open = { at: `/${feature}/open`, title: 'open.title', allow: anyone, offline: 'readable' as const };
  return { ...release, face: { ...face, pages: { list, open } } } as FeatureRelease;
}

const answersOf = (id: string): HelpModule => ({
  answers: { [id]: { pages: ['list', 'open'] } },
  words: async () => ({}),
});

async function orderOf(features: readonly FeatureRelease[], canOpen = () => true) {
  const help = Object.fromEntries(features.map(({ feature }) => [feature, answersOf(feature)]));
  const loader = memoryLoader({ features: [...features], help });
  const { answers, incomplete } = await loadAnswers(loader, features, canOpen);
  expect(incomplete).toBe(false);
  return answers.map(({ id }) => id);
}

const work = (rank: number) => ({ section: 'work', rank }) as const;

test.each([
  ['the lower rank', work(40), work(10)],
  ['the earlier section', { section: 'together', rank: 1 } as const, work(90)],
  ['what is in the menu at all', null, { section: 'me', rank: 90 } as const],
  ['an entry of one’s own, before one that others have,', { ...work(10), allow: office }, work(90)],
])('%s comes first', async (_, first, second) => {
  expect(await orderOf([releaseAt('projects', first), releaseAt('crew-ops', second)])).toEqual([
    'crew-ops',
    'projects',
  ]);
});

test('features without an entry stay as the lineup has them', async () => {
  const features = [releaseAt('projects', null), releaseAt('finance', null), releaseAt('crew-ops', null)];
  expect(await orderOf(features)).toEqual(['projects', 'finance', 'crew-ops']);
});
