import type { Todo } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { FormFields } from '@callboard/parts';
import { DatePicker, Select, TextArea, TextField } from '@callboard/ui';
import { priorities, priorityLook } from './priority.ts';
import { RecipientField } from './recipient-field.tsx';
import type { TodoFormValues } from './todo-form.ts';

type TodoFieldsProps = { form: FormFields<TodoFormValues>; recipient?: Todo['recipient'] };

/** What a to-do is made of. */
export function TodoFields({ form, recipient }: TodoFieldsProps) {
  const t = useWords('planning');
  return (
    <>
      <TextField {...form.field('caption')} required maxLength={200} />
      <RecipientField field={form.field('recipient')} current={recipient ?? null} />
      <DatePicker {...form.field('dueDate')} required />
      <Select
        {...form.field('priority')}
        options={priorities.map((priority) => ({
          value: String(priority),
          label: t(`todo-calendar.priority.${priorityLook(priority).name}`),
        }))}
      />
      <TextArea {...form.field('body')} rows={3} maxLength={1000} />
    </>
  );
}
