import { documents, forms, mobileDocuments, readOf, staffContracts } from '@callboard/contract';
import { anyone, crew, feature, person } from '@callboard/feature';
import { withPartWords } from '@callboard/parts';
import { paths } from './paths.ts';

export default feature({
  id: 'documents',
  contract: 1,
  bundle: 'documents',
  pages: {
    documentList: {
      at: paths.documentList,
      title: 'document-list.title',
      allow: person,
      offline: 'readable',
      warm: [readOf(documents.documents, { query: { limit: 60, filter: 'toSign' } })],
      page: () => import('./document-list/document-list-page.tsx'),
    },
    document: {
      at: paths.document,
      title: 'document.title',
      allow: person,
      offline: 'readable',
      warm: [readOf(documents.document)],
      page: () => import('./document/document-page.tsx'),
    },
    signingLink: {
      at: paths.signingLink,
      title: 'signing-link.title',
      allow: anyone,
      offline: 'needs-network',
      bare: true,
      page: () => import('./signing-link/signing-link-page.tsx'),
    },
    contracts: {
      at: paths.contracts,
      title: 'contracts.title',
      allow: person.with('staffContracts'),
      offline: 'readable',
      warm: [readOf(staffContracts.staffContracts)],
      menu: { section: 'paper', rank: 20, icon: 'file-pen-line', allow: crew.with('staffContracts') },
      page: () => import('./contract-list/contract-list-page.tsx'),
    },
    contract: {
      at: paths.contract,
      title: 'contracts.one',
      allow: person.with('staffContracts'),
      offline: 'readable',
      warm: [readOf(staffContracts.staffContract), readOf(staffContracts.staffContractDocuments)],
      page: () => import('./contract/contract-page.tsx'),
    },
    form: {
      at: paths.form,
      title: 'form.title',
      allow: person,
      offline: 'workable',
      warm: [readOf(forms.perform)],
      page: () => import('./form/form-page.tsx'),
    },
    trainings: {
      at: paths.trainings,
      title: 'training.title',
      allow: crew,
      offline: 'readable',
      warm: [readOf(forms.forms, { query: { kind: 'training' } })],
      menu: { section: 'work', rank: 30, icon: 'graduation-cap' },
      page: () => import('./training-list/training-list-page.tsx'),
    },
    mobileDocuments: {
      at: paths.mobileDocuments,
      title: 'mobile-documents.title',
      allow: person.with('mobileDocuments'),
      offline: 'readable',
      warm: [readOf(mobileDocuments.mobileDocuments)],
      menu: { section: 'paper', rank: 50, icon: 'folder-open' },
      page: () => import('./mobile-documents/mobile-documents-page.tsx'),
    },
  },
  entries: {
    documentToSign: {
      text: 'document-list.toSignEntry',
      icon: 'pen-line',
      status: 'waiting',
      to: paths.document,
      all: {
        label: 'document-list.allToSign',
        to: paths.documentList,
        above: 2,
      },
    },
    documentToUpload: {
      text: 'document-list.toUploadEntry',
      icon: 'upload',
      status: 'waiting',
      to: paths.document,
      all: {
        label: 'document-list.allToUpload',
        to: paths.documentList,
        search: { tab: 'toUpload' },
        above: 2,
      },
    },
    formToFill: {
      text: 'form.entry',
      icon: 'clipboard-list',
      status: 'waiting',
      to: paths.form,
      marks: {
        training: { label: 'form.mark.training', status: 'spare' },
        open: { label: 'form.mark.started', status: 'quiet' },
      },
    },
    documentToVerify: {
      text: 'document-list.toVerifyEntry',
      icon: 'scan-search',
      status: 'waiting',
      to: paths.document,
      all: {
        label: 'document-list.allToVerify',
        to: paths.documentList,
        search: { tab: 'beingVerified', of: 'everybody' },
        above: 2,
      },
    },
    documentBeingVerified: {
      text: 'document-list.beingVerifiedEntry',
      icon: 'scan-search',
      status: 'quiet',
      to: paths.document,
    },
  },
  words: (language) =>
    withPartWords(language, import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`)),
});
