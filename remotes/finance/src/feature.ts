import { invoices, payrolls, readOf, receipts } from '@callboard/contract';
import { crew, feature, person } from '@callboard/feature';
import { withPartWords } from '@callboard/parts';
import { paths } from './base/paths.ts';

const payrollReader = person.with('payrolls');
const receiptReader = person.with('receipts');
const invoiceReader = person.with('invoices');

export default feature({
  id: 'finance',
  contract: 1,
  bundle: 'finance',
  pages: {
    payrolls: {
      at: paths.payrolls,
      title: 'payrolls.title',
      allow: payrollReader,
      offline: 'readable',
      warm: [readOf(payrolls.payrolls, { query: { limit: 60 } })],
      menu: { section: 'paper', rank: 10, icon: 'wallet-cards', allow: crew.with('payrolls') },
      page: () => import('./payrolls/payrolls-page.tsx'),
    },
    payroll: {
      at: paths.payroll,
      title: 'payroll.title',
      allow: payrollReader,
      offline: 'readable',
      warm: [readOf(payrolls.payroll, { params: { id: '{number}' } })],
      page: () => import('./payroll/payroll-page.tsx'),
    },
    payrollDownload: {
      at: paths.payrollDownload,
      title: 'payroll-download.title',
      allow: payrollReader,
      offline: 'needs-network',
      page: () => import('./payroll-download/payroll-download-page.tsx'),
    },
    payrollsDocuments: {
      at: paths.payrollsDocuments,
      title: 'payrolls-documents.title',
      allow: payrollReader,
      offline: 'readable',
      warm: [readOf(payrolls.payrollDocuments, { query: { limit: 60 } })],
      page: () => import('./payrolls-documents/payrolls-documents-page.tsx'),
    },
    payrollItem: {
      at: paths.payrollItem,
      title: 'payroll-item.title',
      allow: payrollReader,
      offline: 'readable',
      warm: [readOf(payrolls.payrollItem)],
      page: () => import('./payroll-item/payroll-item-page.tsx'),
    },
    receipts: {
      at: paths.receipts,
      title: 'receipts.title',
      allow: receiptReader,
      offline: 'readable',
      warm: [readOf(receipts.receipts, { query: { limit: 60 } })],
      menu: { section: 'paper', rank: 55, icon: 'receipt-text' },
      page: () => import('./receipts/receipts-page.tsx'),
    },
    receipt: {
      at: paths.receipt,
      title: 'receipt.title',
      allow: receiptReader,
      offline: 'readable',
      warm: [readOf(receipts.receipt, { params: { n: '{number}' } })],
      page: () => import('./receipt/page/receipt-page.tsx'),
    },
    invoices: {
      at: paths.invoices,
      title: 'invoices.title',
      allow: invoiceReader,
      offline: 'readable',
      warm: [readOf(invoices.invoices, { query: { limit: 60 } })],
      menu: { section: 'paper', rank: 60, icon: 'file-text' },
      page: () => import('./invoices/invoices-page.tsx'),
    },
    invoice: {
      at: paths.invoice,
      title: 'invoice.title',
      allow: invoiceReader,
      offline: 'readable',
      warm: [readOf(invoices.invoice, { params: { n: '{number}' } })],
      page: () => import('./invoice/invoice-page.tsx'),
    },
  },
  cards: {
    projectInvoices: {
      slot: 'project/invoices',
      rank: 10,
      allow: invoiceReader,
      card: () => import('./project-invoices/project-invoices.tsx'),
    },
  },
  entries: {
    receiptRejected: {
      title: 'home.receiptRejected',
      text: 'home.receiptRejectedText',
      icon: 'receipt-text',
      status: 'trouble',
      to: paths.receipt,
      group: 'home.receiptsRejected',
    },
    payrollToConfirm: {
      title: 'home.payrollToConfirm',
      text: 'home.payrollToConfirmText',
      icon: 'wallet-cards',
      status: 'waiting',
      to: paths.payroll,
      group: 'home.payrollsMany',
      all: { label: 'home.allPayrolls', to: paths.payrolls, above: 1 },
    },
    payrollItemToAnswer: {
      title: 'home.payrollItemToAnswer',
      text: 'home.payrollItemToAnswerText',
      icon: 'message-circle-question-mark',
      status: 'waiting',
      to: paths.payrollItem,
      group: 'home.payrollItemsMany',
    },
    payrollsToRelease: {
      title: 'home.payrollsToRelease',
      icon: 'wallet-cards',
      status: 'waiting',
      to: paths.payrolls,
      search: { of: 'all', status: 'draft' },
    },
    payrollsOfAll: {
      title: 'home.payrollsOfAll',
      text: 'home.payrollsOfAllText',
      icon: 'wallet-cards',
      status: 'quiet',
      to: paths.payrolls,
      search: { of: 'all' },
    },
    workUnpaid: {
      title: 'home.workUnpaid',
      text: 'home.workUnpaidText',
      icon: 'wallet-cards',
      status: 'trouble',
      to: paths.payrolls,
      search: { of: 'all', unpaid: '{month}' },
    },
  },
  opens: [
    { about: 'payroll', to: paths.payroll },
    { about: 'payrollItem', to: paths.payrollItem },
    { about: 'receipt', to: paths.receipt },
    { about: 'invoice', to: paths.invoice },
  ],
  ahead: {
    allow: crew,
    reads: () => import('./ahead/reads-ahead.ts'),
  },
  words: (language) =>
    withPartWords(language, import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`)),
  help: () => import('./help/help.ts'),
});
