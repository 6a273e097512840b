import type { ReactNode } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  /** Before the title, an avatar most of the time. */
  leading?: ReactNode;
  /** Buttons in one row at the bottom. */
  actions?: ReactNode;
  children?: ReactNode;
};

const View = lazyPart<SheetProps>(async () => (await import('./sheet-view.tsx')).SheetView);

/** From below on a phone, from the side on a wide screen. */
export function Sheet(props: SheetProps) {
  return props.open ? <View {...props} /> : null;
}
