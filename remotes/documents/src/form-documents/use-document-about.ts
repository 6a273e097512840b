import type { FormDocument } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';

/** What kind of document it is, and how long. */
export function useDocumentAbout() {
  const t = useWords('documents');
  const { bytes } = useFormat();
  return ({ type, pages, size }: FormDocument): string =>
    [type, pages !== null && t('document.pages', { count: pages }), size !== null && bytes(size)]
      .filter(Boolean)
      .join(' · ');
}
