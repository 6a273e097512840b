import type { FieldWords } from '../field/field.tsx';
import { FieldPlaceholder } from '../field/field-placeholder.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';

export type PhotoInputProps = Omit<FieldWords, 'labelHidden'> & {
  /**
   * Upright JPEGs, made smaller on the phone; their place and camera data are gone. A HEIC that this browser cannot
   * open stays as it is, and the server makes a picture of it.
   */
  photos: readonly File[];
  onPhotos: (photos: readonly File[]) => void;
  multiple?: boolean | undefined;
  /** Opens the camera at once instead of asking. */
  camera?: 'user' | 'environment' | undefined;
  /** The longer edge in pixels, 2048 if not told. */
  maxEdge?: number | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
};

export const PhotoInput = lazyPart<PhotoInputProps>(
  async () => (await import(/* webpackChunkName: "file-inputs" */ './photo-input-view.tsx')).PhotoInputView,
  FieldPlaceholder,
);
