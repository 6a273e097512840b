import { DatePicker, Select, TextArea, TextField } from '@callboard/ui';
import type { ReactNode } from 'react';
import type { FormFields } from '../form-sheet/use-form-sheet.ts';
import { priorities } from './priority.ts';
import { useTodoWords } from './use-todo-words.ts';

type TodoValues = { caption: string; dueDate: string; priority: string; body: string };
type TodoFieldsProps = {
  field: (name: keyof TodoValues) => ReturnType<FormFields<TodoValues>['field']>;
  /** Who does it. */
  recipient: ReactNode;
  /** Tomorrow where it may be left empty. */
  dueDateRequired?: boolean;
};

/** What a to-do is made of. */
export function TodoFields({ field, recipient, dueDateRequired = false }: TodoFieldsProps) {
  const { priorityName } = useTodoWords();
  return (
    <>
      <TextField {...field('caption')} required maxLength={200} />
      {recipient}
      <DatePicker {...field('dueDate')} required={dueDateRequired} />
      <Select
        {...field('priority')}
        options={priorities.map((priority) => ({
          value: String(priority),
          label: priorityName(priority),
        }))}
      />
      <TextArea {...field('body')} rows={3} maxLength={1000} />
    </>
  );
}
