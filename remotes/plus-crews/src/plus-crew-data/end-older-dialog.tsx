import type { PlusCrewValueData } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Dialog } from '@callboard/ui';
import { useFigureText } from '../figures/use-figure-text.ts';
import type { SetType } from './set-type.ts';
import { useDaysHeld } from './use-days-held.ts';

type EndOlderDialogProps = {
  older: { previous: PlusCrewValueData; on: string; answer: (agreed: boolean) => void };
  name: string;
  type: SetType;
  currency: string;
};

/** Asked before a new value ends an older one. */
export function EndOlderDialog({ older, name, type, currency }: EndOlderDialogProps) {
  const t = useWords('plus-crews');
  const { date } = useFormat();
  const daysHeld = useDaysHeld();
  const text = useFigureText(currency);
  const { previous, on, answer } = older;
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      decisive
      title={t('plus-crew-data.endTitle', { name })}
      text={t('plus-crew-data.endText', {
        value: text(type, previous.value),
        days: daysHeld(previous),
        on: date(on, 'medium'),
      })}
      actions={
        <>
          <Button kind="secondary" onClick={() => answer(false)}>
            {t('plus-crew-data.back')}
          </Button>
          <Button onClick={() => answer(true)}>{t('plus-crew-data.end')}</Button>
        </>
      }
    />
  );
}
