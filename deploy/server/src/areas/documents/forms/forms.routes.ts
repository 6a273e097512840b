import type { forms as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addFormDocument } from './add-form-document.ts';
import { attachFormDocument } from './attach-form-document.ts';
import { downloadPerformed } from './download-performed.ts';
import { formDocuments } from './form-documents.ts';
import { formPeople } from './form-people.ts';
import { forms } from './forms.ts';
import { managedForms } from './managed-forms.ts';
import { perform } from './perform.ts';
import { questionFile } from './question-file.ts';
import { removeFormDocument } from './remove-form-document.ts';
import { save } from './save.ts';
import { sendPerformed } from './send-performed.ts';
import { signPerformed } from './sign-performed.ts';
import { start } from './start.ts';

export const formsRoutes: AreaRoutes<typeof contract> = {
  forms,
  perform,
  downloadPerformed,
  signPerformed,
  sendPerformed,
  managedForms,
  formPeople,
  formDocuments,
  addFormDocument,
  attachFormDocument,
  removeFormDocument,
  questionFile,
  start,
  save,
};
