import { forms, home } from '@callboard/contract';
import { formCommands } from '@callboard/parts';
import { paths } from '../base/paths.ts';

export const ownForms = formCommands({
  names: {
    start: 'documents.start-form',
    save: 'documents.save-form',
    attach: 'documents.attach-to-form',
    submit: 'documents.submit-form',
  },
  pageOf: ({ formId }) => paths.form.to({ id: formId }),
  invalidates: [forms.forms, home.home],
});
