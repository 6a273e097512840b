import type { HelpModule } from '@callboard/feature';

export const answers: HelpModule['answers'] = {
  sign: { pages: ['documentList', 'document'], opens: 'documentList' },
  upload: {
    pages: ['documentList'],
    opens: 'documentList',
    values: ({ uploadBytes }) => ({ size: [uploadBytes, 'byte'] }),
  },
  contracts: { pages: ['contracts', 'contract'], opens: 'contracts' },
  trainings: { pages: ['trainings', 'form'], opens: 'trainings' },
  'company-documents': { pages: ['mobileDocuments'], opens: 'mobileDocuments' },
  approvals: { pages: ['approvals'], opens: 'approvals' },
  forms: { pages: ['formList', 'managedForm'], opens: 'formList' },
  templates: { pages: ['documentTemplates'], opens: 'documentTemplates' },
};

export const words: HelpModule['words'] = (language) => import(`./words/${language}.json`);
