import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import { paths } from '../base/paths.ts';

/** From the documents to the forms, which have no entry in the menu. */
export function ToForms() {
  const t = useWords('documents');
  return (
    <div>
      <Link to={paths.formList.to()} className={buttonClass({ kind: 'quiet' })}>
        {t('form-list.open')}
      </Link>
    </div>
  );
}
