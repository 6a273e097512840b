import type { Home } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { EntryFaces } from '../entries/drawn-entries.ts';
import { HomeBlock } from '../blocks/home-block.tsx';
import { ContactCard } from './contact-card.tsx';
import { homeLaterWords } from './home-later-words.ts';
import { QuickLinks } from './quick-links.tsx';

type HomeLaterProps = { readonly home: Home | undefined; readonly faces: EntryFaces };

/** What is below all that the first screen is about: where to go, what can be read, and whom to reach. */
export function HomeLater({ home, faces }: HomeLaterProps) {
  const t = useWords('shell');
  return (
    <>
      <QuickLinks />
      <HomeBlock title={t('home.info')} list={home?.info} faces={faces} />
      <HomeBlock title={t('home-later.ready')} list={home?.ready} faces={faces} />
      <HomeBlock title={t('home-later.links')} list={home?.links} faces={faces} />
      <ContactCard />
    </>
  );
}

export const homeLaterWithWords = async () => {
  await homeLaterWords();
  return HomeLater;
};
