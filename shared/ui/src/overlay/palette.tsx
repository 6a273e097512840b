import type { ReactNode } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';

export type PaletteProps = {
  open: boolean;
  onClose: () => void;
  /** Read out, not shown: the field at the top says it. */
  title: string;
  children?: ReactNode;
};

const View = lazyPart<PaletteProps>(async () => (await import('./palette-view.tsx')).PaletteView);

/** A field and what it finds, over the whole of a phone and at the top of a wide screen. It has no size of its own. */
export function Palette(props: PaletteProps) {
  return props.open ? <View {...props} /> : null;
}
