import { EllipsisVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import type { Icon } from '../icon/icon.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';

export type MenuItem = {
  id: string;
  label: string;
  icon?: Icon | undefined;
  /** Why or when, below the label. */
  hint?: string | undefined;
  kind?: 'danger' | undefined;
  disabled?: boolean | undefined;
  run: () => void;
};

export type MenuProps = {
  /** What the button opens; its accessible name. */
  label: string;
  icon?: Icon | undefined;
  items: readonly MenuItem[];
};

export type MenuViewProps = {
  label: string;
  items: readonly MenuItem[];
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

const View = lazyPart<MenuViewProps>(async () => (await import('./menu-view.tsx')).MenuView);

/** Further actions behind one button. The list's code comes with the first press. */
export function Menu({ label, icon = EllipsisVertical, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <View label={label} items={items} trigger={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}
