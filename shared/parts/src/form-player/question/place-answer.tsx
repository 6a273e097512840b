import { useFormat } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import { CircleAlert, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { usePartWords } from '../../words/use-part-words.ts';
import type { QuestionProps } from './question-props.ts';
import { useRecordPlace } from './use-record-place.ts';
import styles from './question.module.css';

/** Where the phone is, recorded by a tap and never by itself. */
export function PlaceAnswer({ given: { value }, onAnswer, locked, error }: QuestionProps) {
  const t = usePartWords();
  const { number } = useFormat();
  const recordPlace = useRecordPlace();
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const place = typeof value === 'object' && value !== null && 'latitude' in value ? value : null;
  const degrees = (angle: number) => number(angle, { minimumFractionDigits: 5, maximumFractionDigits: 5 });
  const record = async () => {
    setBusy(true);
    const found = await recordPlace();
    setBusy(false);
    setWhy(typeof found === 'string' ? found : null);
    if (typeof found !== 'string') onAnswer({ value: found });
  };
  const trouble = why ?? error;
  return (
    <div className={styles.below}>
      {place && (
        <p className={styles.figures}>
          {degrees(place.latitude)}, {degrees(place.longitude)}
          {place.accuracy != null && <> ± {number(Math.round(place.accuracy))} m</>}
        </p>
      )}
      {!locked && (
        <Button kind="secondary" size="large" wide icon={LocateFixed} busy={busy} onClick={record}>
          {t(place ? 'form-player.recordAgain' : 'form-player.record')}
        </Button>
      )}
      {trouble && (
        <p role="alert" className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          {trouble}
        </p>
      )}
    </div>
  );
}
