import { DatePicker, Select, TextArea, TextField } from '@callboard/ui';
import { entryOf } from './receipt-fields.ts';
import type { ReceiptFieldName, SelectField } from './receipt-fields.ts';
import type { ReceiptControls } from './use-receipt-controls.ts';
import { WorkField } from './work-field.tsx';

type ReceiptFieldProps = {
  name: ReceiptFieldName;
  controls: ReceiptControls;
  id: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  placeholder?: string;
  required?: boolean;
};

/** A field of a receipt with the control that the list of its fields names. */
export function ReceiptField({ name, controls, ...props }: ReceiptFieldProps) {
  const entry = entryOf(name);
  switch (entry.control) {
    case 'text':
      return <TextField {...props} maxLength={entry.maxLength} autoComplete="off" />;
    case 'textArea':
      return <TextArea {...props} maxLength={entry.maxLength} rows={2} />;
    case 'date':
      return <DatePicker {...props} {...controls.days} required />;
    case 'select':
      return <Select {...props} options={controls.options[name as SelectField]} />;
    case 'together':
      return <WorkField {...props} work={controls.work} />;
  }
}
