import { useId } from 'react';
import { Heading, Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { BackCloses } from './back-closes.tsx';
import type { DialogProps } from './dialog.tsx';
import { LongWords } from '../text/long-words.tsx';
import styles from './dialog.module.css';
import '../lazy/press-style.ts';

export function DialogView({ open, onClose, title, text, actions, decisive, children }: DialogProps) {
  const textId = useId();
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!decisive}
      className={styles.veil ?? ''}
    >
      <Modal className={styles.modal ?? ''} data-toasts="above">
        <AriaDialog
          role={decisive ? 'alertdialog' : 'dialog'}
          {...(text ? { 'aria-describedby': textId } : {})}
          className={styles.dialog ?? ''}
        >
          <BackCloses onBack={onClose} />
          <Heading slot="title" className={styles.title ?? ''}>
            <LongWords>{title}</LongWords>
          </Heading>
          {text && (
            <div id={textId} className={styles.text}>
              {text}
            </div>
          )}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
