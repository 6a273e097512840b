import type { FieldWords } from '../field/field.tsx';
import { FieldPlaceholder } from '../field/field-placeholder.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';

/** Points are shares of the pad's width, so that a turned phone keeps what was drawn. */
export type Stroke = readonly (readonly [x: number, y: number])[];

export type Signature = {
  /** A PNG with a transparent ground, dark ink. */
  image: Blob;
  strokes: readonly Stroke[];
  /** Set when it was typed instead of drawn. */
  typed?: string | undefined;
};

export type SignaturePadProps = Omit<FieldWords, 'labelHidden'> & {
  value: Signature | null;
  onValue: (signature: Signature | null) => void;
  id?: string | undefined;
  disabled?: boolean | undefined;
};

/** A signature drawn on the whole screen, or typed by who cannot draw. */
export const SignaturePad = lazyPart<SignaturePadProps>(
  async () => (await import('./signature-pad-view.tsx')).SignaturePadView,
  FieldPlaceholder,
);
