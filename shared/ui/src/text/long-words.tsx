import { Fragment, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
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

const isFragment = (node: ReactNode): node is ReactElement<{ children?: ReactNode }> =>
  isValidElement(node) && node.type === Fragment;

/**
 * A title or a name: a word that is too long for its line is parted between syllables and an address after its @, not
 * anywhere. To who reads, searches or copies it, it is one word. What stands in elements of its own is left alone.
 */
export function LongWords({ children }: { children: ReactNode }): ReactNode {
  if (typeof children === 'string') return parted(children);
  if (isFragment(children)) return <LongWords>{children.props.children}</LongWords>;
  if (!Array.isArray(children)) return children;
  return children.map((child: ReactNode, at) =>
    typeof child === 'string' || isFragment(child) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the children of one element, in their order
      <LongWords key={at}>{child}</LongWords>
    ) : (
      child
    ),
  );
}
