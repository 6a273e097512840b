import { jobName } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { freshFix } from '@callboard/parts';
import { Banner, Button, Section, TextField, announce } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { ScanQrCode } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { endSharingHere } from '../crew-chief-location/end-sharing-here.ts';
import { EarlySheet } from '../check/early-sheet.tsx';
import { checkPhase } from '../check/check-phase.ts';
import type { OwnPart } from '../check/own-part.ts';
import { useAppBuild } from '../check/use-app-build.ts';
import { useOpensIn } from '../check/use-opens-in.ts';
import { CodeScanner, canScan } from './code-scanner.tsx';
import { crewCodeOf } from './crew-code.ts';
import { useCheckByCode } from './use-check-by-code.ts';
import { positionOf } from '../check-in/use-check-in-flow.ts';

type CodeEntryProps = OwnPart & {
  step: 'in' | 'out';
  /** Of the address: the phone's own camera has read the chief's QR. */
  code: string | undefined;
  onCodeTaken: () => void;
};

/** The other way to check: by the code on the chief's phone, scanned or typed. */
export function CodeEntry({ check, crew, now, step, code, onCodeTaken }: CodeEntryProps) {
  const t = useWords('crew-ops');
  const phase = checkPhase(check, now);
  const open = step === 'in' ? phase === 'checkIn' : ['working', 'break', 'proposed'].includes(phase);
  const leavesEarly = step === 'out' && now < Date.parse(check.earlyUntil);
  const [given] = useState(() => (code === undefined ? null : crewCodeOf(code, crew.id)));
  const [tooEarly] = useState(() => given !== null && step === 'in' && now < Date.parse(check.opens.checkIn));
  // Held until it is said why.
  const [early, setEarly] = useState(() => (open && leavesEarly ? given : null));
  const [typed, setTyped] = useState('');
  const [scanning, setScanning] = useState(false);
  const [wrong, setWrong] = useState(false);
  const send = useSendCode({ check, crew, step });
  const take = (text: string) => {
    const found = crewCodeOf(text, crew.id);
    setWrong(found === null);
    setScanning(false);
    if (found === null) return;
    setTyped('');
    if (leavesEarly) setEarly(found);
    else send(found);
  };
  const leave = (reason: string) => {
    if (early) send(early, reason);
    setEarly(null);
  };
  const taken = useRef(false);
  useEffect(() => {
    if (!code || taken.current) return;
    taken.current = true;
    if (open && given && !leavesEarly) send(given);
    onCodeTaken();
  });
  if (!open) return tooEarly ? <TooEarly check={check} now={now} /> : null;
  return (
    <Section title={t('check-in.byCode')}>
      <form
        className={grid.gap3}
        onSubmit={(event) => {
          event.preventDefault();
          take(typed);
        }}
      >
        {canScan() && (
          <Button kind="secondary" size="large" wide icon={ScanQrCode} onClick={() => setScanning(true)}>
            {t('check-in.scan')}
          </Button>
        )}
        <TextField
          label={t('check-in.code')}
          hint={t('check-in.codeHint')}
          error={wrong ? t('check-in.codeWrong') : undefined}
          value={typed}
          onValue={setTyped}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={300}
        />
        <Button kind="secondary" type="submit" wide disabled={typed.trim() === ''}>
          {t('check-in.useCode')}
        </Button>
      </form>
      {early && <EarlySheet check={check} onReason={leave} onClose={() => setEarly(null)} />}
      {scanning && <CodeScanner onCode={take} onClose={() => setScanning(false)} />}
    </Section>
  );
}

/** Checks in or out by the code, also where that waits on the phone. */
function useSendCode({ check, crew, step }: Pick<CodeEntryProps, 'check' | 'crew' | 'step'>) {
  const t = useWords('crew-ops');
  const build = useAppBuild();
  const run = useCheckByCode(check.crewItemId, {
    crewId: crew.id,
    what: jobName({ project: crew.project.name, crew: crew.name }),
    onRefused: () => undefined,
  });
  return (code: string, reason?: string) => {
    const fix = freshFix();
    const position = fix && positionOf(fix);
    void run({
      body: { step, code, ...build, ...(position && { position }), ...(reason && { reason }) },
    });
    if (step === 'in') void endSharingHere(crew.id);
    navigator.vibrate?.(60);
    announce(t(step === 'in' ? 'check-in.done' : 'check-out.done'));
  };
}

function TooEarly({ check, now }: Pick<CodeEntryProps, 'check' | 'now'>) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const opensIn = useOpensIn();
  return (
    <Banner
      kind="info"
      title={t('check-in.opens', {
        time: time(check.opens.checkIn, check.timeZone),
        in: opensIn(check.opens.checkIn, now),
      })}
      text={t('check-in.earlyText')}
    />
  );
}
