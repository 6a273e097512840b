import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import type { FailedStateProps } from '@callboard/ui';
import { FileX } from 'lucide-react';
import { paths } from '../base/paths.ts';

export function useDocumentMissing(): FailedStateProps {
  const t = useWords('documents');
  return {
    icon: FileX,
    title: t('document.notFound'),
    text: t('document.notFoundText'),
    action: (
      <Link to={paths.documentList.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('document.toList')}
      </Link>
    ),
  };
}
