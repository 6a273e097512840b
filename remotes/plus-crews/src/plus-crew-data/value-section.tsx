import { useOnline } from '@callboard/client';
import type { PlusCrewValue, PlusCrewValueData } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, List, Section } from '@callboard/ui';
import { CalendarPlus, CalendarRange } from 'lucide-react';
import { useState } from 'react';
import type { SetType } from './set-type.ts';
import { ValueRow } from './value-row.tsx';

const NewValueSheet = openedLater(async () => (await import('./new-value-sheet.tsx')).NewValueSheet);

type ValueSectionProps = {
  value: PlusCrewValue;
  currency: string;
  mayEdit: boolean;
  /** Nothing while they are read. */
  datas: readonly PlusCrewValueData[] | undefined;
};

/** One kind of value with its periods, newest first. */
export function ValueSection({ value, currency, mayEdit, datas }: ValueSectionProps) {
  const t = useWords('plus-crews');
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const type = value.type as SetType;
  const name = t(`figure.${type}.name`);
  const nothing = {
    icon: CalendarRange,
    title: t('plus-crew-data.none'),
    text: t('plus-crew-data.noneText'),
  };
  return (
    <Section
      title={name}
      action={
        mayEdit && (
          <Button
            kind="quiet"
            icon={CalendarPlus}
            disabled={!online}
            aria-label={t('plus-crew-data.addNamed', { name })}
            onClick={() => setOpen(true)}
          >
            {t('plus-crew-data.add')}
          </Button>
        )
      }
    >
      <List
        label={name}
        state={
          datas === undefined
            ? { kind: 'loading', rows: 2 }
            : datas.length === 0
              ? { kind: 'empty', ...nothing }
              : { kind: 'full' }
        }
      >
        {datas?.map((data) => (
          <ValueRow key={data.id} data={data} type={type} currency={currency} mayEdit={mayEdit} />
        ))}
      </List>
      {open && (
        <NewValueSheet
          value={value}
          type={type}
          currency={currency}
          datas={datas ?? []}
          onClose={close}
          onMissing={close}
        />
      )}
    </Section>
  );
}
