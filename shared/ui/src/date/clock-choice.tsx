import { useWords } from '@callboard/i18n';
import type { KeyboardEvent } from 'react';
import styles from './clock-choice.module.css';

const two = (number: number) => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => two(hour));
const minutes = Array.from({ length: 12 }, (_, step) => two(step * 5));
const columns = 6;

/** A time by two taps: the hour, then the minutes in steps of five. Any other minute is typed. */
export function ClockChoice({
  value,
  onValue,
}: {
  value: string;
  onValue: (time: string, last: boolean) => void;
}) {
  const t = useWords('ui');
  const [hour = '', minute = ''] = value.split(':');
  return (
    <div className={styles.clock}>
      <Choices
        label={t('time.hour')}
        choices={hours}
        chosen={hour}
        onChoose={(chosen) => onValue(`${chosen}:${minute || '00'}`, false)}
      />
      <Choices
        label={t('time.minutes')}
        choices={minutes}
        chosen={minute}
        onChoose={(chosen) => onValue(`${hour || '00'}:${chosen}`, true)}
      />
    </div>
  );
}

type ChoicesProps = {
  label: string;
  choices: readonly string[];
  chosen: string;
  onChoose: (choice: string) => void;
};

function Choices({ label, choices, chosen, onChoose }: ChoicesProps) {
  const first = choices.includes(chosen) ? chosen : choices[0];
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          // One stop for Tab; the arrows go on from there.
          tabIndex={choice === first ? 0 : -1}
          aria-pressed={choice === chosen}
          className={styles.choice}
          onClick={() => onChoose(choice)}
          onKeyDown={goOn}
        >
          {choice}
        </button>
      ))}
    </fieldset>
  );
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };

function goOn(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  all[all.indexOf(event.currentTarget) + step]?.focus();
}
