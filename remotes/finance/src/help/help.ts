import type { HelpModule } from '@callboard/feature';

export const answers: HelpModule['answers'] = {
  payrolls: {
    pages: ['payrolls', 'payroll', 'payrollItem'],
    opens: 'payrolls',
    values: ({ payrollWindowHours }) => ({ window: [payrollWindowHours, 'hour'] }),
  },
  'payroll-documents': { pages: ['payrollDownload', 'payrollsDocuments'], opens: 'payrollsDocuments' },
  receipts: {
    pages: ['receipts', 'receipt'],
    opens: 'receipts',
    values: ({ receiptBackDays, uploadBytes }) => ({
      back: [receiptBackDays, 'day'],
      size: [uploadBytes, 'byte'],
    }),
  },
  invoices: { pages: ['invoices', 'invoice'], opens: 'invoices' },
};

export const words: HelpModule['words'] = (language) => import(`./words/${language}.json`);
