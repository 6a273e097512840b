import { call, query, useOnline, useQuery } from '@callboard/client';
import { proofs } from '@callboard/contract';
import type { AnswerOf, BodyOf } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Faces, PasswordField, Sheet, Skeleton } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { CodeField } from './code-field.tsx';
import { signByPasskey } from './passkey.ts';
import styles from './sign-in-ways.module.css';
import { useAttempt } from './use-attempt.ts';
import { useTroubleText } from './use-trouble-text.ts';

type Ways = AnswerOf<typeof proofs.proofWays>;
type Proof = BodyOf<typeof proofs.prove>;
type Typed = 'password' | 'code';

const waysQuery = query(proofs.proofWays, {}, { gcTime: 0, staleTime: 0 });
const prove = (body: Proof) => call(proofs.prove, { body });

function TypedProof({ by, onProve, busy, wrong }: TypedProofProps) {
  const t = useWords('signInWays');
  const shell = useWords('shell');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!text.trim());
    if (text.trim()) onProve(by === 'code' ? { code: text.trim() } : { password: text });
  };
  const field = { value: text, onValue: setText };
  return (
    <form noValidate onSubmit={submit} className={grid.gap4}>
      {by === 'code' ? (
        <CodeField {...field} error={missing ? t('code.missing') : wrong ? t('code.wrong') : undefined} />
      ) : (
        <PasswordField
          {...field}
          label={shell('sign-in.password')}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          error={missing ? shell('sign-in.password-missing') : wrong ? t('proof.wrong-password') : undefined}
        />
      )}
      <Button type="submit" wide busy={busy}>
        {t('proof.confirm')}
      </Button>
    </form>
  );
}
type TypedProofProps = { by: Typed; onProve: (proof: Proof) => void; busy: boolean; wrong: boolean };

function WaysToProve({ ways, onProved }: { ways: Ways; onProved: () => void }) {
  const t = useWords('signInWays');
  const online = useOnline();
  const troubleText = useTroubleText();
  const { busy, error, attempt } = useAttempt();
  const [by, setBy] = useState<Typed>(ways.password ? 'password' : 'code');
  const other = by === 'password' ? 'code' : 'password';
  const wrong =
    error !== null && 'code' in error && (error.code === 'wrong_password' || error.code === 'invalid');
  const proveBy = (find: () => Promise<Proof> | Proof) =>
    void attempt(async () => {
      await prove(await find());
      onProved();
    });
  return (
    <div className={grid.gap4}>
      {error && !wrong && <Banner kind="error" {...troubleText(error)} />}
      {ways.passkey && (
        <Button
          kind={ways[by] ? 'secondary' : 'primary'}
          icon={KeyRound}
          wide
          busy={busy}
          disabled={!online}
          onClick={() =>
            proveBy(async () => ({ passkey: await signByPasskey(await call(proofs.passkeyProofOptions)) }))
          }
        >
          {t('proof.passkey')}
        </Button>
      )}
      {ways[by] && (
        <TypedProof key={by} by={by} busy={busy} wrong={wrong} onProve={(proof) => proveBy(() => proof)} />
      )}
      {ways[by] && ways[other] && (
        <Button kind="secondary" wide onClick={() => setBy(other)}>
          {t(`proof.use-${other}`)}
        </Button>
      )}
    </div>
  );
}

/** Asks who holds the phone to prove that it is them, before something that lasts. */
export function ProofSheet({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const t = useWords('signInWays');
  const read = useRead(useQuery(waysQuery));
  return (
    <Sheet open onClose={onClose} title={t('proof.title')}>
      <div className={grid.gap4}>
        <p className={styles.intro}>{t('proof.intro')}</p>
        <Faces read={read} loading={<Skeleton height="8rem" />}>
          {(ways) =>
            ways.password || ways.code || ways.passkey ? (
              <WaysToProve ways={ways} onProved={onProved} />
            ) : (
              <Banner kind="warning" title={t('proof.none')} text={t('proof.none-text')} />
            )
          }
        </Faces>
      </div>
    </Sheet>
  );
}
