import { useWords } from '@callboard/i18n';
import { Button, Sheet, TextField } from '@callboard/ui';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './reason-sheet.module.css';

export type ReasonSheetProps = {
  title: string;
  /** What is the matter. */
  text: ReactNode;
  /** What a reason does: "Check in anyway". */
  verb: string;
  /** Common ones, one tap each. */
  reasons: readonly string[];
  onReason: (reason: string) => void;
  onClose: () => void;
  /** Another way out, above the reasons. */
  children?: ReactNode;
};
const longest = 200;

/** Something speaks against a step: a reason lets it through. */
export function ReasonSheet({ title, text, verb, reasons, onReason, onClose, children }: ReasonSheetProps) {
  const t = useWords('crew-ops');
  const [own, setOwn] = useState<string | null>(null);
  const given = (own ?? '').trim();
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={
        own === null ? undefined : (
          <Button disabled={given === ''} onClick={() => onReason(given)}>
            {verb}
          </Button>
        )
      }
    >
      <div className={styles.content}>
        <div className={styles.text}>{text}</div>
        {children}
        {own === null ? (
          <fieldset className={styles.reasons}>
            <legend>{t('on-site.reasonFor', { verb })}</legend>
            {reasons.map((reason) => (
              <Button key={reason} kind="secondary" size="large" wide onClick={() => onReason(reason)}>
                {reason}
              </Button>
            ))}
            <Button kind="quiet" size="large" wide icon={PencilLine} onClick={() => setOwn('')}>
              {t('on-site.otherReason')}
            </Button>
          </fieldset>
        ) : (
          <TextField
            label={t('on-site.reason')}
            value={own}
            onValue={setOwn}
            maxLength={longest}
            autoComplete="off"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
            autoFocus
          />
        )}
      </div>
    </Sheet>
  );
}
