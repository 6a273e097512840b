import { invalidate, useCommand, useOnline } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { Applicant } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useOverrideLabel, useRefusedText } from '@callboard/parts';
import { Banner, Button, TextField, toast } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { useState } from 'react';
import { positionsChanged } from '../crew-positions/positions-changed.ts';
import styles from './position-wishes.module.css';

type AnswerApplicantProps = { crewId: string; itemId: string; applicant: Applicant };
type Asking = 'override' | 'decline';

/** Accepts or declines one applicant: with a reason where a rule is overridden, with kind words where it is a no. */
export function AnswerApplicant(props: AnswerApplicantProps) {
  const { person, eligibility } = props.applicant;
  const { name } = person;
  const t = useWords('crew-ops');
  const online = useOnline();
  const refusedText = useRefusedText();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { accept, override, decline, busy, error } = useAnswer(props);
  const canForce = eligibility.reasons.every(({ forceable }) => forceable);
  return (
    <div className={styles.answer}>
      {asking === null ? (
        <div className={wrap.gap2}>
          {(eligibility.ok || canForce) && (
            <Button
              kind={eligibility.ok ? 'primary' : 'secondary'}
              size="normal"
              busy={busy}
              disabled={!online}
              aria-label={`${t('position-wishes.accept')}: ${name}`}
              onClick={() => (eligibility.ok ? accept() : setAsking('override'))}
            >
              {t('position-wishes.accept')}
            </Button>
          )}
          <Button
            kind="quiet"
            busy={busy}
            disabled={!online}
            aria-label={`${t('position-wishes.decline')}: ${name}`}
            onClick={() => setAsking('decline')}
          >
            {t('position-wishes.decline')}
          </Button>
        </div>
      ) : (
        <AnswerWords
          asking={asking}
          name={name}
          busy={busy}
          onAnswer={asking === 'decline' ? decline : override}
          onBack={() => setAsking(null)}
        />
      )}
      {error !== null && <Banner kind="error" {...refusedText(error)} />}
    </div>
  );
}

function useAnswer({ crewId, itemId, applicant: { person } }: AnswerApplicantProps) {
  const t = useWords('crew-ops');
  const { name } = person;
  const params = { id: itemId, personId: person.id };
  // Also after a refusal: somebody else may have decided.
  const read = () => Promise.all([invalidate(crewItems.applicants), positionsChanged(crewId)]);
  const accept = useCommand(crewItems.acceptApplicant, {
    onSuccess: () => {
      toast.success(t('position-wishes.accepted', { name }));
      return read();
    },
    onError: read,
  });
  const decline = useCommand(crewItems.rejectApplicant, {
    onSuccess: () => {
      toast.success(t('position-wishes.declined', { name }));
      return read();
    },
    onError: read,
  });
  return {
    accept: () => accept.mutate({ params, body: {} }),
    override: (reason: string) => accept.mutate({ params, body: { force: true, reason } }),
    decline: (reason: string) => decline.mutate({ params, body: reason ? { reason } : {} }),
    busy: accept.isPending || decline.isPending,
    error: accept.error ?? decline.error,
  };
}

type AnswerWordsProps = {
  asking: Asking;
  name: string;
  busy: boolean;
  onAnswer: (words: string) => void;
  onBack: () => void;
};

/** The reason of an override, or the words of a no. */
function AnswerWords({ asking, name, busy, onAnswer, onBack }: AnswerWordsProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const overrideLabel = useOverrideLabel();
  const [words, setWords] = useState(asking === 'decline' ? t('position-wishes.thanks') : '');
  const said = words.trim();
  return (
    <>
      <TextField
        label={asking === 'decline' ? t('position-wishes.words', { name }) : overrideLabel}
        {...(asking === 'decline' && { hint: t('position-wishes.wordsHint') })}
        value={words}
        onValue={setWords}
        maxLength={200}
        autoComplete="off"
        required={asking === 'override'}
      />
      <div className={wrap.gap2}>
        <Button
          kind={asking === 'decline' ? 'danger' : 'primary'}
          size="normal"
          busy={busy}
          disabled={!online || (asking === 'override' && said === '')}
          onClick={() => onAnswer(said)}
        >
          {t(asking === 'decline' ? 'position-wishes.decline' : 'position-wishes.acceptAnyway')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t('position-wishes.back')}
        </Button>
      </div>
    </>
  );
}
