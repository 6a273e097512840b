import { CallError, discardWaiting, retryWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button } from '@callboard/ui';
import { CloudCheck, Pencil } from 'lucide-react';
import { SavedHere } from '../on-site/saved-here.tsx';
import styles from './security-check.module.css';
import { startCheck } from './use-start-check.ts';

type SaveLineProps = {
  waiting: readonly Waiting[];
  typing: boolean;
  /** Saves what was refused against what is there now. */
  onAgain: (refused: Waiting) => void;
};

/** Where the answers are: being typed, on this phone, or with the server; and what was refused. */
export function SaveLine({ waiting, typing, onAgain }: SaveLineProps) {
  const t = useWords('crew-ops');
  const refused = waiting.find(({ state }) => state === 'attention');
  if (refused) return <Refused refused={refused} waiting={waiting} onAgain={onAgain} />;
  if (waiting.some(({ state }) => state === 'waiting')) return <SavedHere />;
  const busy = typing || waiting.some(({ state }) => state === 'sending');
  const Sign = busy ? Pencil : CloudCheck;
  return (
    <p className={styles.saved}>
      <Sign size={16} aria-hidden="true" />
      {t(busy ? 'security-check.saving' : 'security-check.saved')}
    </p>
  );
}

type RefusedProps = Omit<SaveLineProps, 'typing'> & { refused: Waiting };

function Refused({ refused, waiting, onAgain }: RefusedProps) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const { reason, key, files, name } = refused;
  const code = reason?.code ?? 'internal';
  const { title, text } = errorText(new CallError(code, reason ?? {}));
  const conflict = code === 'conflict';
  // A file lies with its item, and a start has no answers: these go out again as they are.
  const begins = name === startCheck.name;
  const asItIs = begins || (files.length > 0 && !conflict);
  const again = () => (asItIs ? void retryWaiting(key) : onAgain(refused));
  // What cannot begin takes its answers with it.
  const drop = () => (begins ? waiting : [refused]).forEach((one) => void discardWaiting(one.key));
  return (
    <div className={styles.refused}>
      <Banner
        kind="error"
        title={conflict ? t('security-check.conflict') : title}
        text={conflict ? t('security-check.conflictText') : text}
      />
      <div className={styles.ways}>
        <Button kind="secondary" onClick={again}>
          {t(conflict ? 'security-check.saveMine' : 'on-site.again')}
        </Button>
        <Button kind="quiet" onClick={drop}>
          {t(conflict ? 'security-check.takeTheirs' : 'on-site.discard')}
        </Button>
      </div>
    </div>
  );
}
