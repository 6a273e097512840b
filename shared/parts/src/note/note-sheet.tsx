import type { InputOf } from '@callboard/client';
import type { AnyEndpoint } from '@callboard/contract';
import { TextArea, toast } from '@callboard/ui';
import { FormSheet } from '../form-sheet/form-sheet.tsx';
import { useFormCommand } from '../form-sheet/use-form-command.ts';
import { useFormSheet } from '../form-sheet/use-form-sheet.ts';
import { usePartWords } from '../words/use-part-words.ts';

export type NoteSheetProps<E extends AnyEndpoint = AnyEndpoint> = {
  /** Under which what is typed is kept. */
  draft: string;
  /** Who reads it. */
  hint: string;
  endpoint: E;
  input: (text: string) => InputOf<E> & { readonly body: unknown };
  onSaved: () => unknown;
  onClose: () => void;
};

/** Something that others should know later: a few words for the history of a thing. */
export function NoteSheet({ draft, hint, endpoint, input, onSaved, onClose }: NoteSheetProps) {
  const t = usePartWords();
  const add = useFormCommand(endpoint, {
    onSuccess: () => {
      toast.success(t('note.added'));
      return onSaved();
    },
  });
  const form = useFormSheet<{ body: string }, AnyEndpoint | null>({
    title: t('note.add'),
    draft,
    offline: 'needs-network',
    labels: { body: t('note.text') },
    start: { body: '' },
    endpoint,
    body: ({ body }) => input(body.trim()).body,
    check: ({ body }) =>
      body.trim() === '' ? [{ path: 'body', code: 'required', text: t('note.missing') }] : [],
    send: (_, { values }) => add(input(values.body.trim())),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('note.save')}>
      <TextArea {...form.field('body')} hint={hint} rows={4} maxLength={1000} required />
    </FormSheet>
  );
}
