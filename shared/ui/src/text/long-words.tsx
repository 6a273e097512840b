import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styles from './long-words.module.css';
import { syllables } from './syllables.ts';

function parted(text: string): ReactNode {
  const pieces = text.split(/(\p{L}{10,}|@)/u);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which are drawn anew together
    <Fragment key={at}>
      {syllables(piece).map((part, of) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <Fragment key={of}>
          {of > 0 && <span className={styles.syllable} />}
          {part}
        </Fragment>
      ))}
      {piece === '@' && <wbr />}
    </Fragment>
  ));
}

/**
 * A title or a name: a word that is too long for its line is parted between syllables and an address after its @, not
 * anywhere. To who reads, searches or copies it, it is one word.
 */
export function LongWords({ children }: { children: ReactNode }) {
  if (typeof children === 'string') return parted(children);
  if (!Array.isArray(children)) return children;
  return children.map((child: ReactNode, at) =>
    typeof child === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key -- the children of one element, in their order
      <Fragment key={at}>{parted(child)}</Fragment>
    ) : (
      child
    ),
  );
}
