import { useWords } from '@callboard/i18n';
import { X } from 'lucide-react';
import { Heading, Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/icon-button.tsx';
import { BackCloses } from './back-closes.tsx';
import type { SheetProps } from './sheet.tsx';
import { LongWords } from '../text/long-words.tsx';
import styles from './sheet.module.css';
import { useDragDown } from './use-drag-down.ts';
import '../lazy/press-style.ts';

export function SheetView({ open, onClose, title, subtitle, leading, actions, children }: SheetProps) {
  const t = useWords('ui');
  const { sheet, handle } = useDragDown(onClose);
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className={styles.veil ?? ''}
    >
      <Modal className={styles.sheet ?? ''} ref={sheet} data-toasts="beside">
        <AriaDialog className={styles.dialog ?? ''}>
          <BackCloses onBack={onClose} />
          <div className={styles.head} {...handle}>
            {leading}
            <div className={styles.words}>
              <Heading slot="title" className={styles.title ?? ''}>
                <LongWords>{title}</LongWords>
              </Heading>
              {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            </div>
            <IconButton label={t('close')} icon={X} onClick={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
          {actions && (
            <div className={styles.actions} data-toasts="above">
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
