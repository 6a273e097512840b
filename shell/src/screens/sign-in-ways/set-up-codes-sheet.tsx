import { call, invalidate, useOnline } from '@callboard/client';
import { oneTimeCodes } from '@callboard/contract';
import type { AnswerOf } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { QrCode } from '@callboard/parts';
import { Banner, Button, Sheet, TextField } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { CodeField } from './code-field.tsx';
import { copyText } from './copy-text.ts';
import styles from './sign-in-ways.module.css';
import { useAttempt } from './use-attempt.ts';
import { useTroubleText } from './use-trouble-text.ts';

type SetUpCodesSheetProps = {
  made: AnswerOf<typeof oneTimeCodes.beginOneTimeCodes>;
  onOn: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
};

const inFours = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** The key for an app that makes codes, and the first code of it. */
export function SetUpCodesSheet({ made, onOn, onClose }: SetUpCodesSheetProps) {
  const t = useWords('signInWays');
  const form = useId();
  const online = useOnline();
  const troubleText = useTroubleText();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, error, attempt } = useAttempt();
  const wrong = error && 'code' in error && error.code === 'invalid';

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!code.trim());
    if (!code.trim()) return;
    void attempt(async () => {
      const { recoveryCodes } = await call(oneTimeCodes.confirmOneTimeCodes, { body: { code: code.trim() } });
      onOn(recoveryCodes);
      await invalidate(oneTimeCodes.oneTimeCodes);
    });
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('codes.set-up')}
      actions={
        <Button type="submit" form={form} wide size="large" busy={busy} disabled={!online}>
          {t('codes.switch-on')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={grid.gap4}>
        <p className={styles.intro}>{t('codes.scan')}</p>
        <div className={styles.qr}>
          <QrCode text={made.address} label={t('codes.qr')} />
        </div>
        <TextField
          label={t('codes.key')}
          value={inFours(made.key)}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          kind="secondary"
          icon={Copy}
          wide
          onClick={() =>
            void copyText(made.key, { done: t('codes.key-copied'), failed: t('codes.not-copied') })
          }
        >
          {t('codes.copy-key')}
        </Button>
        <p className={styles.intro}>{t('codes.then')}</p>
        <CodeField
          value={code}
          onValue={setCode}
          error={missing ? t('code.missing') : wrong ? t('code.wrong') : undefined}
        />
        {error && !wrong && <Banner kind="error" {...troubleText(error)} />}
      </form>
    </Sheet>
  );
}
