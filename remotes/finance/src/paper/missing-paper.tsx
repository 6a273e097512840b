import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { buttonClass } from '@callboard/ui';
import { FileX2 } from 'lucide-react';

type MissingPaper = {
  readonly title: string;
  readonly text: string;
  /** The list that it would stand in, and what leads there. */
  readonly list: LinkTarget;
  readonly toList: string;
};

/** What is said of a number that nothing is found under. */
export const missingPaper = ({ title, text, list, toList }: MissingPaper) => ({
  icon: FileX2,
  title,
  text,
  action: (
    <Link to={list} className={buttonClass({ kind: 'secondary' })}>
      {toList}
    </Link>
  ),
});
