import { useQuery } from '@callboard/client';
import type { Receipt } from '@callboard/contract';
import { useFormat } from '@callboard/i18n';
import { ComboBox } from '@callboard/ui';
import type { ComboBoxOption, ComboBoxProps } from '@callboard/ui';
import { receiptWorkQuery } from '../../base/receipts.queries.ts';
import { workOf } from './receipt-work.ts';

/** What a receipt can be for; what it is for already stays among it, however long ago that was. */
export function useReceiptWork(receipt?: Receipt): { options: ComboBoxOption[]; busy: boolean } {
  const { date } = useFormat();
  const { data, isFetching } = useQuery(receiptWorkQuery);
  const { jobs = [], projects = [] } = data ?? {};
  const options = [
    ...jobs.map(({ crewItemId, day, caption }) => ({
      value: `job:${crewItemId}`,
      label: caption,
      hint: date(day, 'weekday'),
    })),
    ...projects.map(({ id, number, name }) => ({ value: `project:${id}`, label: `${number} ${name}` })),
  ];
  const chosen = receipt ? workOf(receipt) : '';
  if (receipt?.project && options.every(({ value }) => value !== chosen))
    options.push({ value: chosen, label: `${receipt.project.number} ${receipt.project.name}` });
  return { options, busy: isFetching && data === undefined };
}

type WorkFieldProps = Omit<ComboBoxProps, 'options' | 'busy'> & { work: ReturnType<typeof useReceiptWork> };

/** Which job or project a receipt is for. Not there for who has none. */
export const WorkField = ({ work: { options, busy }, ...field }: WorkFieldProps) =>
  busy || options.length > 0 ? <ComboBox {...field} options={options} busy={busy} /> : null;
