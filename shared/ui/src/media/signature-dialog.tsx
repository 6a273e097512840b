import { useWords } from '@callboard/i18n';
import { Eraser, Keyboard, PenLine, X } from 'lucide-react';
import { useState } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { TextField } from '../field/text-field.tsx';
import { BackCloses } from '../overlay/back-closes.tsx';
import { imageOf } from './ink.ts';
import { InkCanvas } from './ink-canvas.tsx';
import type { Signature, Stroke } from './signature-pad.tsx';
import styles from './signature-pad.module.css';
import { useStrokes } from './use-strokes.ts';
import '../lazy/press-style.ts';

export type SignatureDialogProps = {
  label: string;
  onClose: () => void;
  onDone: (signature: Signature) => void;
};

/** Of whoever signs: longer ones the server refuses. */
const longestName = 120;

/** The whole screen as paper, in both orientations. */
export function SignatureDialog({ label, onClose, onDone }: SignatureDialogProps) {
  const t = useWords('ui');
  const [typing, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const drawing = useStrokes();
  const ready = typing ? typed.trim() !== '' : drawing.strokes.length > 0;
  const done = async () => {
    const name = typing ? typed.trim() : undefined;
    const strokes: readonly Stroke[] = typing ? [] : drawing.strokes;
    onDone({ image: await imageOf(strokes, name), strokes, typed: name });
  };
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && onClose()} className={styles.screen ?? ''}>
      <Modal className={styles.paper ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <BackCloses onBack={onClose} />
          <div className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {label}
            </Heading>
            <IconButton
              label={typing ? t('signature.hint') : t('signature.type')}
              icon={typing ? PenLine : Keyboard}
              onClick={() => setTyping(!typing)}
            />
            <IconButton label={t('close')} icon={X} onClick={onClose} />
          </div>
          {typing ? (
            <div className={styles.typing}>
              <TextField
                label={t('signature.type')}
                autoComplete="name"
                maxLength={longestName}
                value={typed}
                onValue={setTyped}
              />
              <InkCanvas className={styles.preview} strokes={[]} typed={typed} />
            </div>
          ) : (
            <div className={styles.pad}>
              <p className={styles.hint}>{t('signature.hint')}</p>
              <InkCanvas
                className={styles.ink}
                strokes={drawing.strokes}
                frame={drawing.frame}
                onSize={drawing.onSize}
                {...drawing.pen}
              />
            </div>
          )}
          <div className={styles.actions} data-toasts="above">
            <Button
              kind="secondary"
              icon={Eraser}
              // Not `disabled`: that would take the focus out of the dialog, and Escape with it.
              aria-disabled={!ready}
              onClick={typing ? () => setTyped('') : drawing.clear}
            >
              {t('signature.clear')}
            </Button>
            <Button disabled={!ready} onClick={done}>
              {t('signature.done')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
