import type { Presence } from '@callboard/domain';
import { StatusPill } from '@callboard/ui';
import { presenceLooks } from './presence-looks.ts';
import { usePresenceWords } from './use-presence-words.ts';

/** What a person of a crew is, in a word. */
export function PresencePill({ presence }: { presence: Presence }) {
  const { word } = usePresenceWords();
  return <StatusPill {...presenceLooks[presence]} label={word(presence)} />;
}
