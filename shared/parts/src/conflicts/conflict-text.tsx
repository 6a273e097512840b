import type { ItemConflict } from '@callboard/contract';
import { usePartWords } from '../words/use-part-words.ts';
import { useConflictText } from './use-conflict-text.ts';

/** How grave a conflict is, and what it is. */
export function ConflictText({ conflict }: { conflict: ItemConflict }) {
  const t = usePartWords();
  const textOf = useConflictText();
  return (
    <span>
      <b>{t(`conflicts.level.${conflict.level}`)}</b> {textOf(conflict)}
    </span>
  );
}
