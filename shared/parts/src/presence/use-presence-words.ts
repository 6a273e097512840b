import type { Presence } from '@callboard/domain';
import { usePartWords } from '../words/use-part-words.ts';

type Timed = 'at' | 'since' | 'expectedAt' | 'until';

/** What a person of a crew is, in words: alone, with its time, and counted. */
export function usePresenceWords() {
  const t = usePartWords();
  const word = (presence: Presence) => t(`presence.state.${presence}`);
  return {
    word,
    /** "Late, expected 08:00" */
    timed: (presence: Presence, how: Timed, time: string) =>
      t(`presence.${how}`, { state: word(presence), time }),
    /** "Late: 3" */
    count: (presence: Presence, people: number) => t('presence.count', { state: word(presence), people }),
  };
}
