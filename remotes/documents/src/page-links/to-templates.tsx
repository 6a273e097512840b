import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import { paths } from '../base/paths.ts';
import styles from '../document-templates/document-templates.module.css';

/** From the documents to the templates, which have no entry in the menu. */
export function ToTemplates() {
  const t = useWords('documents');
  return (
    <div>
      <Link
        to={paths.documentTemplates.to()}
        className={`${buttonClass({ kind: 'quiet' })} ${styles.toTemplates}`}
      >
        {t('document-templates.label')}
      </Link>
    </div>
  );
}
