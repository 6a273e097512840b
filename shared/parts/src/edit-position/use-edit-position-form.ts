import { queryClient, useQuery } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { CrewItem } from '@callboard/contract';
import { rulesWith } from '@callboard/domain';
import { useFormat } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { toast } from '@callboard/ui';
import { useFormCommand } from '../form-sheet/use-form-command.ts';
import { useFormSheet } from '../form-sheet/use-form-sheet.ts';
import { functionsQuery } from '../position-form/position-form.queries.ts';
import { usePositionLabels } from '../position-form/use-position-labels.ts';
import { usePartWords } from '../words/use-part-words.ts';
import { positionBody, positionProblems, positionValues } from './edit-position-form.ts';
import type { PositionValues } from './edit-position-form.ts';
import { positionQuery } from './edit-position.queries.ts';
import { usePositionChange, usePositionConflicts } from './use-position-change.ts';
import type { PositionChange } from './use-position-change.ts';

export type EditPositionFormOptions = {
  item: CrewItem;
  /** What of the page shows it. */
  onSaved: () => unknown;
  onClose: () => void;
};

const changedOf = (
  values: PositionValues,
  changed: readonly (keyof PositionValues)[],
): Partial<PositionValues> => Object.fromEntries(changed.map((field) => [field, values[field]]));

const hasReason = ({ reason }: PositionValues): boolean => reason.trim() !== '';

/** A position as it is typed, and what the change would mean for who has it. */
export function useEditPositionForm({ item, onSaved, onClose }: EditPositionFormOptions) {
  const t = usePartWords();
  const format = useFormat();
  const functions = useQuery(functionsQuery).data?.items ?? [];
  const ownCurrency = rulesWith(useSession(({ tenant }) => tenant)?.rules).currency;
  const currency = item.pay?.currency ?? ownCurrency;
  const money = { currency, format };
  const now = positionValues(item, money);
  const { id, version, timeZone, person } = item;
  const name = person?.name ?? '';
  const labels = {
    ...usePositionLabels(),
    standby: t('edit-position.standby'),
    crewChief: t('edit-position.crewChief'),
    payBasis: t('edit-position.payBasis'),
    pay: t('edit-position.pay', { currency }),
    comment: t('edit-position.comment'),
    reason: t('conflicts.reason'),
  };
  const edit = useFormCommand(crewItems.editCrewItem, { onSuccess: () => onSaved() });
  const day = (value: string) => value && format.date(value, 'medium');
  const form = useFormSheet({
    title: t('edit-position.title'),
    draft: `edit-position/${id}`,
    offline: 'needs-network',
    labels,
    edits: {
      values: now,
      version,
      readAgain: () => queryClient.refetchQueries({ queryKey: positionQuery(id).queryKey }),
      shown: {
        functionId: (one) => functions.find((known) => known.id === one)?.caption ?? item.function.caption,
        startDate: day,
        endDate: day,
        payBasis: (basis) => t(`edit-position.basis.${basis}`),
      },
    },
    endpoint: crewItems.editCrewItem,
    // The whole position goes out: what was not changed here goes as it stands there now.
    body: (values, changed) =>
      positionBody({ ...now, ...changedOf(values, changed) }, money, hasReason(values)),
    paths: { payMinor: 'pay' },
    check: (values) => positionProblems(values, timeZone, money),
    send: async (body, sent) => {
      await edit({ params: { id }, version: sent.version, body });
      const isNotified = effect !== null && effect.kind !== 'nobody';
      toast.success(isNotified ? t('edit-position.savedAndTold', { name }) : t('edit-position.saved'));
    },
    onClose,
  });
  const { effect, isElsewhere }: PositionChange = usePositionChange(item, now, form.values);
  const conflicts = usePositionConflicts(item, form.values, isElsewhere);
  return {
    form,
    currency,
    effect,
    conflicts,
    /** It goes out against what speaks against it. */
    isForced: conflicts.isForceable && hasReason(form.values),
  };
}
