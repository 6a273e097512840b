import type { TextPiece } from '@callboard/contract';
import { LongWords } from '@callboard/ui';

/** Text as the server cut it, with the words that were searched for marked. */
export const Hits = ({ pieces }: { pieces: readonly TextPiece[] }) =>
  // The order of the pieces is their identity: together they are one text.
  /* oxlint-disable react/no-array-index-key */
  pieces.map(({ text, hit }, at) =>
    hit ? (
      <mark key={at}>{text}</mark>
    ) : (
      <span key={at}>
        <LongWords>{text}</LongWords>
      </span>
    ),
  );
