import type { forms as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addFormDocument } from './manage/add-form-document.ts';
import { attachFormDocument } from './manage/attach-form-document.ts';
import { downloadPerformed } from './paper/download-performed.ts';
import { formDocuments } from './manage/form-documents.ts';
import { formPeople } from './manage/form-people.ts';
import { forms } from './read/forms.ts';
import { managedForms } from './manage/managed-forms.ts';
import { perform } from './read/perform.ts';
import { questionFile } from './read/question-file.ts';
import { removeFormDocument } from './manage/remove-form-document.ts';
import { save } from './fill/save.ts';
import { sendPerformed } from './paper/send-performed.ts';
import { signPerformed } from './paper/sign-performed.ts';
import { start } from './fill/start.ts';

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
