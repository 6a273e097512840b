import { useCommand, useOnline } from '@callboard/client';
import { plusCrews } from '@callboard/contract';
import type { PlusCrewValueData } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button, Dialog, IconButton, ListRow, StatusPill, toast } from '@callboard/ui';
import { CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFigureText } from '../figures/use-figure-text.ts';
import { plusCrewChanged } from '../base/plus-crews.queries.ts';
import type { SetType } from './set-type.ts';
import { useDaysHeld } from './use-days-held.ts';

type ValueRowProps = { data: PlusCrewValueData; type: SetType; currency: string; mayEdit: boolean };

/** A value with the days that it holds. Deleting it is asked for: what it was for would be without it. */
export function ValueRow({ data, type, currency, mayEdit }: ValueRowProps) {
  const t = useWords('plus-crews');
  const online = useOnline();
  const daysHeld = useDaysHeld();
  const text = useFigureText(currency)(type, data.value);
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const name = t(`figure.${type}.name`);
  const remove = useCommand(plusCrews.deletePlusCrewValueData, {
    onSuccess: () => {
      close();
      toast.success(t('plus-crew-data.deleted'));
      void plusCrewChanged();
    },
  });
  return (
    <>
      <ListRow
        title={text}
        subtitle={daysHeld(data)}
        text={
          data.current && (
            <StatusPill status="confirmed" icon={CircleCheck} label={t('plus-crew-data.current')} />
          )
        }
        trailing={
          mayEdit && (
            <IconButton
              icon={Trash2}
              label={t('plus-crew-data.deleteNamed', { value: text, days: daysHeld(data) })}
              disabled={!online}
              onClick={() => setAsked(true)}
            />
          )
        }
      />
      <Dialog
        open={asked}
        onClose={close}
        decisive
        title={t('plus-crew-data.deleteTitle', { name })}
        text={t('plus-crew-data.deleteText', { value: text, days: daysHeld(data) })}
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              {t('plus-crew-data.keep')}
            </Button>
            <Button
              kind="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate({ params: { id: data.id } })}
            >
              {t('plus-crew-data.delete')}
            </Button>
          </>
        }
      />
    </>
  );
}
