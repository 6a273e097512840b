import { templateFields } from '@callboard/domain';
import type { TemplateField } from '@callboard/domain';
import { useWords } from '@callboard/i18n';

/** What a field is called, and all of them in the order in which they are offered. */
export function useFieldNames() {
  const t = useWords('documents');
  const nameOf = (field: TemplateField): string => t(`document-templates.field.${field}`);
  return { nameOf, all: templateFields.map((field) => ({ field, name: nameOf(field) })) };
}
