import { may, path, personPictureRead, shellPages, shellWays } from '@callboard/contract';
import type { Face, FeatureId } from '@callboard/contract';
import type { Visitor } from '../../runtime/guard/guard.ts';
import { matchedParams } from '../../runtime/paths/path-pattern.ts';

type FaceMenu = NonNullable<Face['pages'][string]['menu']>;
export type Section = FaceMenu['section'];
export const sections: readonly Section[] = ['work', 'paper', 'together', 'me'];

/** What the shell itself puts into the menu; the words and icons belong to it. */
export type OwnEntry = 'home' | 'plus-crew-data' | 'profile' | 'version' | 'sign-out';

export type MenuEntry = {
  readonly to: string;
  readonly section: Section;
  readonly rank: number;
  readonly needsNetwork: boolean;
} & (
  | { readonly kind: 'own'; readonly entry: OwnEntry }
  | {
      readonly kind: 'feature';
      readonly label: string;
      readonly icon: FaceMenu['icon'];
      /** The list whose total waits behind it. */
      readonly badge?: string;
    }
);

/** Where an entry stands in the menu: sections one after the other, ranks within. */
export const placeInMenu = ({ section, rank }: Pick<FaceMenu, 'section' | 'rank'>): number =>
  sections.indexOf(section) * 1_000 + rank;

type Features = readonly { readonly face: Face }[];
/** A text of a feature's face in the person's language. */
type FaceText = (feature: FeatureId, key: string) => string;

const own = (entry: OwnEntry, to: string, section: Section, rank: number): MenuEntry => ({
  kind: 'own',
  entry,
  to,
  section,
  rank,
  needsNetwork: false,
});

function featureEntries(features: Features, who: Visitor, say: FaceText): MenuEntry[] {
  return features.flatMap(({ face }) =>
    Object.values(face.pages).flatMap(({ at, menu, allow, offline }) =>
      menu && may(menu.allow ?? allow, who.identity) && may(allow, who.identity)
        ? [
            {
              kind: 'feature' as const,
              to: at,
              section: menu.section,
              rank: menu.rank,
              label: say(face.id, menu.label),
              icon: menu.icon,
              needsNetwork: offline === 'needs-network',
              ...(menu.badge && { badge: menu.badge.at }),
            },
          ]
        : [],
    ),
  );
}

const profile = own('profile', shellPages.profile, 'me', 900);
const always = [own('version', shellPages.version, 'me', 920), own('sign-out', shellPages.logout, 'me', 930)];

/** Project and plus-crew logins see only this. */
function shortMenu(features: Features, { identity, subject }: Visitor, home: string): MenuEntry[] {
  const data = subject && path(shellWays.plusCrewData).to({ number: subject });
  const offered =
    data &&
    identity?.tokenType === 'pluscrew' &&
    identity.rights.plusCrews?.includes('EDIT') &&
    features.some(({ face }) => Object.values(face.pages).some(({ at }) => matchedParams(at, data)));
  return [
    own('home', home, 'work', 0),
    ...(offered ? [own('plus-crew-data', data, 'work', 10)] : []),
    ...always,
  ];
}

/** The whole menu of a login, in its order. */
export function menuOf(features: Features, who: Visitor, say: FaceText, home: string): MenuEntry[] {
  if (!who.identity) return [];
  const entries =
    who.identity.tokenType === 'user'
      ? [
          own('home', shellPages.home, 'work', 0),
          ...featureEntries(features, who, say),
          ...(may(personPictureRead.allow, who.identity) ? [profile] : []),
          ...always,
        ]
      : shortMenu(features, who, home);
  return entries.sort((one, other) => placeInMenu(one) - placeInMenu(other));
}
