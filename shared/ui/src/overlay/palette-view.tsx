import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { BackCloses } from './back-closes.tsx';
import type { PaletteProps } from './palette.tsx';
import styles from './palette.module.css';
import '../lazy/press-style.ts';

export function PaletteView({ open, onClose, title, children }: PaletteProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className={styles.veil ?? ''}
    >
      <Modal className={styles.palette ?? ''} data-toasts="above">
        <AriaDialog aria-label={title} className={styles.dialog ?? ''}>
          <BackCloses onBack={onClose} />
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
