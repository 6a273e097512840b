import { useWords } from '@callboard/i18n';
import { useVisitor } from '../../runtime/guard/visitor.ts';

/** What a limited login is called, "Project 4711"; nothing for a person. */
export function useLimitedName(): string | null {
  const t = useWords('shell');
  const { identity, subject } = useVisitor();
  const number = subject ?? '';
  if (identity?.tokenType === 'project') return t('side-menu.project', { number });
  if (identity?.tokenType === 'pluscrew') return t('side-menu.plus-crew', { number });
  return null;
}
