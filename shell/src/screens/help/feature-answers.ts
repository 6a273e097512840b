import type { Address, FeatureId, FeatureRelease } from '@callboard/contract';
import type { HelpAnswer, HelpModule } from '@callboard/feature';
import { registerWords } from '@callboard/i18n';
import { mayNow } from '@callboard/session';
import type { Loader } from '../../runtime/loader/loader.ts';
import { placeInMenu } from '../side-menu/menu.ts';

/** An answer of a feature that the person has a page for. */
type FeatureAnswer = HelpAnswer & {
  readonly feature: FeatureId;
  readonly id: string;
  /** The page that it leads to, if they may open it. */
  readonly link: { readonly to: Address; readonly title: string } | null;
};
export type FeatureAnswers = {
  readonly answers: readonly FeatureAnswer[];
  /** Whether some feature could not say its part. */
  readonly incomplete: boolean;
};
type CanOpen = (address: Address) => boolean;

/** Some address of a page: who may open one may open all, as far as menus and guards know. */
const sampleOf = (pattern: string): Address => pattern.replace(/\{\w+\??\}/g, '1') as Address;

async function helpOf(loader: Loader, { feature }: FeatureRelease): Promise<HelpModule | undefined> {
  const help = await (await loader.load(feature)).default.help?.();
  if (help) await registerWords(feature, help.words, 'help');
  return help;
}

function answersIn(
  { feature, face }: FeatureRelease,
  { answers }: HelpModule,
  canOpen: CanOpen,
): FeatureAnswer[] {
  const isOpen = (key: string): boolean => {
    const page = face.pages[key];
    return page !== undefined && canOpen(sampleOf(page.at));
  };
  return Object.entries(answers).flatMap(([id, answer]) => {
    const { pages, allow, opens } = answer;
    if (!pages.some(isOpen) || (allow && !mayNow(allow))) return [];
    const page = opens !== undefined && isOpen(opens) ? face.pages[opens] : undefined;
    const link = page ? { to: page.at as Address, title: page.title } : null;
    return [{ ...answer, feature, id, link }];
  });
}

/** Where the feature first stands in this person's menu; one that is not in it comes last. */
const placeOf = ({ face }: FeatureRelease, canOpen: CanOpen): number =>
  Math.min(
    Number.MAX_SAFE_INTEGER,
    ...Object.values(face.pages).flatMap(({ at, menu }) =>
      menu && canOpen(sampleOf(at)) && (!menu.allow || mayNow(menu.allow)) ? [placeInMenu(menu)] : [],
    ),
  );

/**
 * What the features of the lineup answer to this person, in the order of their menu. One that cannot be loaded leaves
 * the others alone.
 */
export async function loadAnswers(
  loader: Loader,
  features: readonly FeatureRelease[],
  canOpen: CanOpen,
): Promise<FeatureAnswers> {
  const wanted = features.filter(({ face }) =>
    Object.values(face.pages).some(({ at, allow }) => !allow.anyone && canOpen(sampleOf(at))),
  );
  const inOrder = wanted.toSorted((one, other) => placeOf(one, canOpen) - placeOf(other, canOpen));
  const found = await Promise.allSettled(
    inOrder.map(async (release) => {
      const help = await helpOf(loader, release);
      return help ? answersIn(release, help, canOpen) : [];
    }),
  );
  return {
    answers: found.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    incomplete: found.some(({ status }) => status === 'rejected'),
  };
}
