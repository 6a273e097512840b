import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '@callboard/i18n';
import { BackCloses, IconButton } from '@callboard/ui';
import { MenuContent } from './menu-content.tsx';
import styles from './side-menu.module.css';

/** The menu of a phone. The dialog element keeps the focus inside, closes by Esc and gives focus back. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside the menu; the key for it is Esc
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('side-menu.label')}
      // Known at Esc itself: `close` comes later, and would shut a menu that a quick Enter has opened again.
      onCancel={onClose}
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>
        <div className={styles.close}>
          <IconButton label={t('side-menu.close')} icon={X} onClick={onClose} />
        </div>
        {open && <BackCloses onBack={onClose} />}
        {open && <MenuContent />}
      </div>
    </dialog>
  );
}
