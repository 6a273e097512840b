import { CallError, discardWaiting, retryWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button } from '@callboard/ui';
import { ClockArrowUp, CloudCheck, Pencil } from 'lucide-react';
import { startForm } from './form-commands.ts';
import styles from './form.module.css';

type SaveLineProps = {
  waiting: readonly Waiting[];
  typing: boolean;
  /** Saves what was refused against what is there now. */
  onAgain: (refused: Waiting) => void;
};

/** Where the answers are: being typed, on this phone, or with the server; and what was refused. */
export function SaveLine({ waiting, typing, onAgain }: SaveLineProps) {
  const t = useWords('documents');
  const refused = waiting.find(({ state }) => state === 'attention');
  if (refused) return <Refused refused={refused} waiting={waiting} onAgain={onAgain} />;
  const [Mark, words] = waiting.some(({ state }) => state === 'waiting')
    ? ([ClockArrowUp, 'form.savedHere'] as const)
    : typing || waiting.length > 0
      ? ([Pencil, 'form.saving'] as const)
      : ([CloudCheck, 'form.saved'] as const);
  return (
    <output className={styles.saved}>
      <Mark size={16} aria-hidden="true" />
      {t(words)}
    </output>
  );
}

type RefusedProps = Omit<SaveLineProps, 'typing'> & { refused: Waiting };

function Refused({ refused, waiting, onAgain }: RefusedProps) {
  const t = useWords('documents');
  const errorText = useErrorText();
  const { reason, key, files, name } = refused;
  const code = reason?.code ?? 'internal';
  const conflict = code === 'conflict';
  const said = conflict
    ? { title: t('form.conflict'), text: t('form.conflictText') }
    : errorText(new CallError(code, reason ?? {}));
  // A file lies with its item, and a start has no answers: these go out again as they are.
  const begins = name === startForm.name;
  const asItIs = begins || (files.length > 0 && !conflict);
  // What cannot begin takes its answers with it.
  const drop = () => (begins ? waiting : [refused]).forEach((one) => void discardWaiting(one.key));
  return (
    <div className={styles.refused}>
      <Banner kind="error" {...said} />
      <div className={styles.ways}>
        <Button kind="secondary" onClick={() => (asItIs ? void retryWaiting(key) : onAgain(refused))}>
          {t(conflict ? 'form.saveMine' : 'form.again')}
        </Button>
        <Button kind="quiet" onClick={drop}>
          {t(conflict ? 'form.takeTheirs' : 'form.discard')}
        </Button>
      </div>
    </div>
  );
}
