import type { CallError } from '@callboard/client';
import { invalidate } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { documentChanged } from '../base/document-changed.ts';
import { savedSignatureQuery } from '../base/documents.queries.ts';

type Callbacks = { readonly onSigned: () => void; readonly onRefused: (error: CallError) => void };
/** After these there is something else to read or to wait for: the sheet makes way for it. */
export const movedOn: readonly CallError['code'][] = [
  'document_changed',
  'not_your_turn',
  'paper_needed',
  'wrong_state',
];

/** Nothing is shown as signed before the server has said so. Signing twice is signing once. */
export function useSign({ id }: DocumentDetail, { onSigned, onRefused }: Callbacks) {
  const t = useWords('documents');
  return useFormCommand(documents.signDocument, {
    onSuccess: ({ isSigned }, { body }) => {
      toast.success(t(isSigned ? 'sign.complete' : 'sign.done'));
      onSigned();
      if (body.keep) void invalidate(savedSignatureQuery);
      return documentChanged(id);
    },
    onRefused: (error) => movedOn.includes(error.code) && onRefused(error),
  });
}
