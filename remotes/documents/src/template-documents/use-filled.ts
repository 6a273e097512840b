import { useQuery } from '@callboard/client';
import type { FilledTemplate } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { templateValuesQuery } from '../document-templates/document-templates.queries.ts';

/** What the records hold of these people for a template: those who were read already stay while others are added. */
export function useFilled(templateId: string, people: readonly { id: string }[]) {
  const ids = people.map(({ id }) => id);
  const asked = templateId !== '' && ids.length > 0;
  const query = useQuery({
    ...templateValuesQuery(templateId, ids),
    enabled: asked,
    placeholderData: (before, last) =>
      (last?.queryKey[1] as { id?: string } | undefined)?.id === templateId ? before : undefined,
  });
  const read = useRead(query);
  const filled: FilledTemplate[] =
    asked && query.data ? query.data.items.filter(({ person }) => ids.includes(person.id)) : [];
  return { asked, read, filled, isWhole: asked && query.data !== undefined && !query.isPlaceholderData };
}
