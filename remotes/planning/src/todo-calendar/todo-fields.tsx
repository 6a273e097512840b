import { useWords } from '@callboard/i18n';
import type { FormFields } from '@callboard/parts';
import { DatePicker, Select, TextArea, TextField } from '@callboard/ui';
import { priorities, priorityLook } from './priority.ts';
import type { TodoFormValues } from './todo-form.ts';

/** What a to-do is made of. */
export function TodoFields({ form }: { form: FormFields<TodoFormValues> }) {
  const t = useWords('planning');
  return (
    <>
      <TextField {...form.field('caption')} required maxLength={200} />
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
