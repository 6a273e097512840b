import { useWords } from '@callboard/i18n';
import { Banner, Button, Sheet } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { Copy, Printer } from 'lucide-react';
import { copyText } from './copy-text.ts';
import styles from './sign-in-ways.module.css';

type RecoveryCodesSheetProps = { codes: readonly string[]; onClose: () => void };

/** Ten codes for when the phone is gone: nobody sees them again. */
export function RecoveryCodesSheet({ codes, onClose }: RecoveryCodesSheetProps) {
  const t = useWords('signInWays');
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('codes.recovery')}
      actions={
        <Button wide size="large" onClick={onClose}>
          {t('codes.kept')}
        </Button>
      }
    >
      <div className={grid.gap4}>
        <Banner kind="warning" title={t('codes.once')} text={t('codes.once-text')} />
        <ul className={styles.codes} aria-label={t('codes.recovery')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button
          kind="secondary"
          icon={Copy}
          wide
          onClick={() =>
            void copyText(codes.join('\n'), {
              done: t('codes.codes-copied'),
              failed: t('codes.not-copied'),
            })
          }
        >
          {t('codes.copy-codes')}
        </Button>
        <Button kind="secondary" icon={Printer} wide onClick={() => print()}>
          {t('codes.print')}
        </Button>
      </div>
    </Sheet>
  );
}
