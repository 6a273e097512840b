import type { ItemConflict } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useConflictFacts } from '@callboard/parts';

/** What speaks against a job, said to the person who wants it. */
export function useWhy(): (conflict: ItemConflict) => string {
  const t = useWords('projects');
  const factsOf = useConflictFacts();
  return (conflict) => t(`why.${conflict.kind}`, factsOf(conflict));
}
