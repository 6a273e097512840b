import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import { paths } from '../base/paths.ts';

/** From pages of the menu to the list that has no entry there. */
export function ToDocuments() {
  const t = useWords('documents');
  return (
    <div>
      <Link to={paths.documentList.to()} className={buttonClass({ kind: 'quiet' })}>
        {t('document-list.toAll')}
      </Link>
    </div>
  );
}
