import { useLanguage } from '@callboard/i18n';
import { landingOf } from '../../runtime/guard/guard.ts';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { useShell } from '../../runtime/context/shell-context.ts';
import { faceText } from '../../runtime/words/face-words.ts';
import { menuOf } from './menu.ts';
import type { MenuEntry } from './menu.ts';

export function useMenu(): { readonly menu: readonly MenuEntry[]; readonly home: string } {
  const { lineup } = useShell();
  const visitor = useVisitor();
  // What faces say is in the language of the moment: drawn anew with it.
  useLanguage();
  const home = landingOf(visitor);
  return { home, menu: menuOf(lineup.features, visitor, faceText, home) };
}
