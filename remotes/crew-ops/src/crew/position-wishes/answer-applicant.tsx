import { invalidate, useCommand, useOnline } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { Applicant } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useOverrideLabel, useRefusedText } from '@callboard/parts';
import { Banner, Button, TextField, toast } from '@callboard/ui';
import { useState } from 'react';
import { positionsChanged } from '../crew-positions/positions-changed.ts';
import styles from './position-wishes.module.css';

type AnswerApplicantProps = { crewId: string; itemId: string; applicant: Applicant };

/** Accepts or declines one applicant: with a reason where a rule is overridden, with kind words where it is a no. */
export function AnswerApplicant({ crewId, itemId, applicant }: AnswerApplicantProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const refusedText = useRefusedText();
  const overrideLabel = useOverrideLabel();
  const [asking, setAsking] = useState<'override' | 'decline' | null>(null);
  const [words, setWords] = useState('');
  const { person, eligibility } = applicant;
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
  const busy = accept.isPending || decline.isPending;
  const canForce = eligibility.reasons.every(({ forceable }) => forceable);
  const ask = (what: 'override' | 'decline') => {
    setWords(what === 'decline' ? t('position-wishes.thanks') : '');
    setAsking(what);
  };
  const said = words.trim();
  const error = accept.error ?? decline.error;
  const answer = () =>
    asking === 'decline'
      ? decline.mutate({ params, body: said ? { reason: said } : {} })
      : accept.mutate({ params, body: { force: true, reason: said } });
  return (
    <div className={styles.answer}>
      {asking === null ? (
        <div className={styles.buttons}>
          {(eligibility.ok || canForce) && (
            <Button
              kind={eligibility.ok ? 'primary' : 'secondary'}
              size="normal"
              busy={busy}
              disabled={!online}
              aria-label={`${t('position-wishes.accept')}: ${name}`}
              onClick={() => (eligibility.ok ? accept.mutate({ params, body: {} }) : ask('override'))}
            >
              {t('position-wishes.accept')}
            </Button>
          )}
          <Button
            kind="quiet"
            busy={busy}
            disabled={!online}
            aria-label={`${t('position-wishes.decline')}: ${name}`}
            onClick={() => ask('decline')}
          >
            {t('position-wishes.decline')}
          </Button>
        </div>
      ) : (
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
          <div className={styles.buttons}>
            <Button
              kind={asking === 'decline' ? 'danger' : 'primary'}
              size="normal"
              busy={busy}
              disabled={!online || (asking === 'override' && said === '')}
              onClick={answer}
            >
              {t(asking === 'decline' ? 'position-wishes.decline' : 'position-wishes.acceptAnyway')}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(null)}>
              {t('position-wishes.back')}
            </Button>
          </div>
        </>
      )}
      {error !== null && <Banner kind="error" {...refusedText(error)} />}
    </div>
  );
}
