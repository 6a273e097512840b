import { CallError, call, invalidate, useOnline, useQuery } from '@callboard/client';
import { oneTimeCodes } from '@callboard/contract';
import type { AnswerOf } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Banner, Button, Faces, Section, Skeleton } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { codesQuery } from './sign-in-ways.queries.ts';
import styles from './sign-in-ways.module.css';
import { useAttempt } from './use-attempt.ts';
import { useTroubleText } from './use-trouble-text.ts';

const SetUpCodes = openedLater(
  async () =>
    (await import(/* webpackChunkName: "sign-in-ways-sheets" */ './set-up-codes-sheet.tsx')).SetUpCodesSheet,
);
const RecoveryCodes = openedLater(
  async () =>
    (await import(/* webpackChunkName: "sign-in-ways-sheets" */ './recovery-codes-sheet.tsx'))
      .RecoveryCodesSheet,
);
const SwitchOff = openedLater(
  async () =>
    (await import(/* webpackChunkName: "sign-in-ways-sheets" */ './switch-off-codes.tsx')).SwitchOffCodes,
);

type Codes = AnswerOf<typeof oneTimeCodes.oneTimeCodes>;
type Key = AnswerOf<typeof oneTimeCodes.beginOneTimeCodes>;
type Asked = { setUp: Key } | { recoveryCodes: readonly string[] } | 'off' | null;

const few = 3;

function CodesState({ codes }: { codes: Codes }) {
  const t = useWords('signInWays');
  const { when } = useFormat();
  const { since, recoveryCodesLeft: count } = codes;
  if (since === null) return <p className={styles.intro}>{t('codes.off-text')}</p>;
  return (
    <>
      <p className={styles.intro}>{t('codes.since', { day: when(since) })}</p>
      {count <= few ? (
        <Banner kind="warning" title={t('codes.left', { count })} text={t('codes.few')} />
      ) : (
        <p className={styles.intro}>{t('codes.left', { count })}</p>
      )}
    </>
  );
}

/** One-time codes of an app on the phone: on or off, with recovery codes for when that phone is gone. */
export function CodesSection() {
  const t = useWords('signInWays');
  const online = useOnline();
  const troubleText = useTroubleText();
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const { busy, error, attempt } = useAttempt();
  const read = useRead(useQuery(codesQuery));
  const begin = () => attempt(async () => setAsked({ setUp: await call(oneTimeCodes.beginOneTimeCodes) }));
  const renew = () =>
    attempt(async () => {
      setAsked(await call(oneTimeCodes.newRecoveryCodes));
      await invalidate(oneTimeCodes.oneTimeCodes);
    });
  const shown = error instanceof CallError && error.code === 'step_up_needed' ? null : error;
  return (
    <Section title={t('codes.title')}>
      <Faces read={read} loading={<Skeleton height="6rem" />}>
        {(codes) => (
          <div className={grid.gap4}>
            <CodesState codes={codes} />
            {shown && <Banner kind="error" {...troubleText(shown)} />}
            {codes.since === null ? (
              <Button
                kind="secondary"
                icon={ShieldCheck}
                wide
                busy={busy}
                disabled={!online}
                onClick={() => void begin()}
              >
                {t('codes.set-up')}
              </Button>
            ) : (
              <>
                <Button kind="secondary" wide busy={busy} disabled={!online} onClick={() => void renew()}>
                  {t('codes.renew')}
                </Button>
                <Button kind="danger" wide disabled={!online} onClick={() => setAsked('off')}>
                  {t('codes.switch-off')}
                </Button>
              </>
            )}
          </div>
        )}
      </Faces>
      {asked === 'off' && <SwitchOff onClose={close} onMissing={close} />}
      {asked !== null && asked !== 'off' && 'setUp' in asked && (
        <SetUpCodes
          made={asked.setUp}
          onOn={(recoveryCodes) => setAsked({ recoveryCodes })}
          onClose={close}
          onMissing={close}
        />
      )}
      {asked !== null && asked !== 'off' && 'recoveryCodes' in asked && (
        <RecoveryCodes codes={asked.recoveryCodes} onClose={close} onMissing={close} />
      )}
    </Section>
  );
}
