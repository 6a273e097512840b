import { Button, Checkbox } from '@callboard/ui';
import { useState } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './offer-positions.module.css';

type Choice = { readonly id: string; readonly caption: string };
type OfferGroupProps = {
  field: { readonly id: string; readonly label: string; readonly error?: string | undefined };
  choices: readonly Choice[];
  chosen: readonly string[];
  hint: string;
  onChosen: (ids: readonly string[]) => void;
};
/** More than that is behind a button. */
const shownFirst = 4;

/** To whom of one kind: what is chosen stands first, and none is all of them. */
export function OfferGroup({
  field: { id, label, error },
  choices,
  chosen,
  hint,
  onChosen,
}: OfferGroupProps) {
  const t = usePartWords();
  // What was chosen at first keeps its place while it is ticked on and off.
  const [first] = useState(chosen);
  const [all, setAll] = useState(choices.length <= shownFirst + 1);
  const sorted = choices.toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)));
  const shown = all ? sorted : sorted.slice(0, Math.max(shownFirst, first.length));
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group} aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      {shown.map((choice) => (
        <Checkbox
          key={choice.id}
          label={choice.caption}
          checked={chosen.includes(choice.id)}
          onValue={(wanted) =>
            onChosen(wanted ? [...chosen, choice.id] : chosen.filter((one) => one !== choice.id))
          }
        />
      ))}
      {shown.length < choices.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {t('offer-positions.showAll', { n: choices.length })}
        </Button>
      )}
      <p id={`${id}-hint`} className={error ? styles.error : styles.hint}>
        {error ?? hint}
      </p>
    </fieldset>
  );
}
