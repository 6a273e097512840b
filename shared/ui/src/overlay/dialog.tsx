import type { ReactNode } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';

export type DialogProps = {
  open: boolean;
  /** Escape, the veil or the close button; the owner sets `open`. */
  onClose: () => void;
  title: string;
  /** What happens, with the object's name. */
  text?: ReactNode;
  /** The buttons; the verb stands on them. */
  actions?: ReactNode;
  /** Only a button closes it: for what cannot be undone. */
  decisive?: boolean | undefined;
  children?: ReactNode;
};

const View = lazyPart<DialogProps>(async () => (await import('./dialog-view.tsx')).DialogView);

/** A question or a short form in the middle of the screen. Its code comes when it first opens. */
export function Dialog(props: DialogProps) {
  return props.open ? <View {...props} /> : null;
}
