import { useFormat, useWords } from '@callboard/i18n';
import { askPosition, useNoPositionText } from '@callboard/parts';
import type { FormFields } from '@callboard/parts';
import { Button, TextField } from '@callboard/ui';
import { CircleAlert, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from '../crew-form/crew-form.module.css';
import type { PlaceValues } from './place-form.ts';
import { degreesIn } from './place-form.ts';

/** Where check-ins count as on site: taken where somebody stands, or typed. */
export function PositionPart({ form }: { form: FormFields<PlaceValues> }) {
  const t = useWords('projects');
  const { number } = useFormat();
  const textOf = useNoPositionText();
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState<{ accuracy: number } | { why: string } | null>(null);
  const { values, change, field } = form;
  const isGiven = values.latitude !== '' || values.longitude !== '';
  const take = async () => {
    setBusy(true);
    const found = await askPosition();
    setBusy(false);
    if (typeof found === 'string') return setTaken({ why: textOf(found) });
    setTaken({ accuracy: found.accuracyM });
    return change({ latitude: found.latitude.toFixed(6), longitude: found.longitude.toFixed(6) });
  };
  const type = (name: 'latitude' | 'longitude') => (text: string) =>
    change(degreesIn(text) ?? { [name]: text });
  return (
    <>
      <Button kind="secondary" wide icon={LocateFixed} busy={busy} onClick={take}>
        {t('add-place.here')}
      </Button>
      {taken && 'accuracy' in taken && (
        <output>{t('add-place.found', { metres: number(taken.accuracy) })}</output>
      )}
      {taken && 'why' in taken && (
        <p role="alert" className={styles.trouble}>
          <CircleAlert size={16} />
          {taken.why}
        </p>
      )}
      <Disclosure title={t('add-place.position')} open={isGiven}>
        <div className={styles.times}>
          {(['latitude', 'longitude'] as const).map((name) => (
            <TextField
              key={name}
              {...field(name)}
              onValue={type(name)}
              hint={t(`add-place.${name}Hint`)}
              inputMode="text"
              autoComplete="off"
            />
          ))}
        </div>
      </Disclosure>
    </>
  );
}
