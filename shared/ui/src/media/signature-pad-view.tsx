import { useWords } from '@callboard/i18n';
import { Eraser, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Field } from '../field/field.tsx';
import { InkCanvas } from './ink-canvas.tsx';
import { SignatureDialog } from './signature-dialog.tsx';
import type { SignaturePadProps } from './signature-pad.tsx';
import styles from './signature-pad.module.css';

export function SignaturePadView({ label, hint, error, value, onValue, id, disabled }: SignaturePadProps) {
  const t = useWords('ui');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Field label={label} hint={hint} error={error} id={id}>
        {(wiring) => (
          <div className={styles.field} data-signed={value ? true : undefined}>
            {value && (
              <InkCanvas className={styles.preview} strokes={value.strokes} typed={value.typed} whole />
            )}
            <Button
              {...wiring}
              kind={value ? 'quiet' : 'secondary'}
              icon={PenLine}
              disabled={disabled}
              aria-label={`${label}: ${value ? t('signature.signed') : t('signature.empty')}`}
              onClick={() => setOpen(true)}
            >
              {value ? t('signature.signed') : t('signature.hint')}
            </Button>
            {value && (
              <IconButton
                label={t('signature.clear')}
                icon={Eraser}
                disabled={disabled}
                onClick={() => onValue(null)}
              />
            )}
          </div>
        )}
      </Field>
      {open && (
        <SignatureDialog
          label={label}
          onClose={() => setOpen(false)}
          onDone={(signature) => {
            onValue(signature);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
