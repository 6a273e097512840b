import { useWords } from '@callboard/i18n';

export function useTodoLabels() {
  const t = useWords('planning');
  return {
    caption: t('todo-calendar.field.caption'),
    dueDate: t('todo-calendar.field.dueDate'),
    priority: t('todo-calendar.field.priority'),
    about: t('todo-calendar.field.about'),
    recipient: t('todo-calendar.field.recipient'),
    body: t('todo-calendar.field.body'),
  };
}
