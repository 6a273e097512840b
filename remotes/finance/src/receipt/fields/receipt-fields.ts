import { fieldsIn, receiptFields, recordOf } from '@callboard/contract';
import type { KeyOf } from '@callboard/contract';
import { useWords } from '@callboard/i18n';

type List = typeof receiptFields;
export type SelectField = KeyOf<List, 'select'>;

export const newFields = fieldsIn(receiptFields, 'new');
export const editFields = fieldsIn(receiptFields, 'edit');
export type ReceiptFieldName = (typeof newFields | typeof editFields)[number];

export const entryOf = (name: ReceiptFieldName) =>
  name === 'work' ? receiptFields.crewItemId : receiptFields[name];

/** The field of the forms for keys that the server names and the forms do not. */
export const workPaths = { crewItemId: 'work', projectId: 'work' } as const satisfies Record<
  KeyOf<List, 'together'>,
  'work'
>;

export function useFieldLabels<Name extends ReceiptFieldName>(names: readonly Name[]): Record<Name, string> {
  const t = useWords('finance');
  return recordOf(names, (name) => t(`receipt.${entryOf(name).label}`));
}
