import { CallError, discardWaiting, retryWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { Banner, Button } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { ClockArrowUp, CloudCheck, Pencil } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './save-line.module.css';

type SaveLineProps = {
  waiting: readonly Waiting[];
  typing: boolean;
  /** The name of the command that begins a form. */
  startName: string;
  /** Saves what was refused against what is there now. */
  onAgain: (refused: Waiting) => void;
};

/** Where the answers are: being typed, on this phone, or with the server; and what was refused. */
export function SaveLine({ waiting, typing, ...rest }: SaveLineProps) {
  const t = usePartWords();
  const refused = waiting.find(({ state }) => state === 'attention');
  if (refused) return <Refused {...rest} refused={refused} waiting={waiting} />;
  const [Mark, words] = waiting.some(({ state }) => state === 'waiting')
    ? ([ClockArrowUp, 'form-player.savedHere'] as const)
    : typing || waiting.some(({ state }) => state === 'sending')
      ? ([Pencil, 'form-player.saving'] as const)
      : ([CloudCheck, 'form-player.saved'] as const);
  return (
    <output className={styles.saved}>
      <Mark size={16} aria-hidden="true" />
      {t(words)}
    </output>
  );
}

type RefusedProps = Omit<SaveLineProps, 'typing'> & { refused: Waiting };

function Refused({ refused, waiting, startName, onAgain }: RefusedProps) {
  const t = usePartWords();
  const errorText = useErrorText();
  const { reason, key, files, name } = refused;
  const code = reason?.code ?? 'internal';
  const conflict = code === 'conflict';
  const said = conflict
    ? { title: t('form-player.conflict'), text: t('form-player.conflictText') }
    : errorText(new CallError(code, reason ?? {}));
  // A file lies with its item, and a start has no answers: these go out again as they are.
  const begins = name === startName;
  const asItIs = begins || (files.length > 0 && !conflict);
  // What cannot begin takes its answers with it.
  const drop = () => (begins ? waiting : [refused]).forEach((one) => void discardWaiting(one.key));
  return (
    <div className={grid.gap3}>
      <Banner kind="error" {...said} />
      <div className={wrap.gap3}>
        <Button kind="secondary" onClick={() => (asItIs ? void retryWaiting(key) : onAgain(refused))}>
          {t(conflict ? 'form-player.saveMine' : 'form-player.again')}
        </Button>
        <Button kind="quiet" onClick={drop}>
          {t(conflict ? 'form-player.takeTheirs' : 'form-player.discard')}
        </Button>
      </div>
    </div>
  );
}
