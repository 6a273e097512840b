import { crewItems } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet, useRefusedText } from '@callboard/parts';
import { Banner, TextField, toast } from '@callboard/ui';
import { useState } from 'react';
import { positionsChanged } from './positions-changed.ts';
import type { ChosenSheetProps } from './use-chosen-positions.ts';
import { useMovePositions } from './use-move-positions.ts';
import { useNamesOf } from './use-names-of.ts';

/** Calls positions off that are not needed; whom the reason is told stands there before. */
export function CallOffSheet({ crewId, items, onDone, onClose }: ChosenSheetProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const namesOf = useNamesOf();
  const refusedText = useRefusedText();
  const move = useMovePositions(crewId);
  const [refused, setRefused] = useState<unknown>(null);
  const recipients = items.filter(
    ({ status, personId }) => personId !== null && isOneOf(status, crewItemGroups.ahead),
  );
  const callOff = useFormCommand(crewItems.moveCrewItems, {
    onSuccess: (answer) => {
      const ids = answer.items.map(({ id }) => id);
      toast.success(
        t('crew-positions.calledOff', { n: number(ids.length) }),
        // Who was told would be asked anew.
        recipients.length > 0
          ? {}
          : { time: 5000, action: { label: t('crew-positions.undo'), run: () => move(ids, 'reactivate') } },
      );
      onDone();
      return positionsChanged(crewId);
    },
    onRefused: () => void positionsChanged(crewId),
  });
  const form = useFormSheet({
    title: t('crew-positions.callOff'),
    draft: `call-off/${crewId}`,
    offline: 'needs-network',
    labels: { reason: t('crew-positions.callOffReason') },
    start: { reason: '' },
    endpoint: crewItems.moveCrewItems,
    body: ({ reason }) => ({
      ids: items.map(({ crewItemId }) => crewItemId),
      action: 'notNeeded' as const,
      reason: reason.trim(),
    }),
    send: async (body) => {
      try {
        await callOff({ body });
        return true;
      } catch (error) {
        setRefused(error);
        return false;
      }
    },
    onClose,
  });
  const subtitle = items.length === 1 ? items.map(({ functionCaption }) => functionCaption)[0] : undefined;
  return (
    <FormSheet
      form={form}
      subtitle={subtitle ?? t('crew-positions.positions', { n: number(items.length) })}
      submit={t('crew-positions.callOff')}
      submitKind="danger"
      offlineText={t('crew-positions.needsNetwork')}
    >
      {refused !== null && <Banner kind="error" {...refusedText(refused)} />}
      <Banner
        kind={recipients.length > 0 ? 'warning' : 'info'}
        title={
          recipients.length > 0
            ? t('crew-positions.callOffTold', { names: namesOf(recipients) })
            : t('crew-positions.callOffNobody')
        }
      />
      <TextField {...form.field('reason')} maxLength={200} autoComplete="off" required />
    </FormSheet>
  );
}
