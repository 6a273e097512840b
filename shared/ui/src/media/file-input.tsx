import type { FieldWords } from '../field/field.tsx';
import { FieldPlaceholder } from '../field/field-placeholder.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';

export type FileInputProps = Omit<FieldWords, 'labelHidden'> & {
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  /** MIME types (`application/pdf`, `image/*`) or endings (`.pdf`). */
  accept?: readonly string[] | undefined;
  multiple?: boolean | undefined;
  maxBytes?: number | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
};

/** Files from the phone or the desk, listed with name and size before they are sent. */
export const FileInput = lazyPart<FileInputProps>(
  async () => (await import(/* webpackChunkName: "file-inputs" */ './file-input-view.tsx')).FileInputView,
  FieldPlaceholder,
);
