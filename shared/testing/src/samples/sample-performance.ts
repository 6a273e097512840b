import type { FormPerformance } from '@callboard/contract';
import { sampleQuestion } from './sample-question.ts';

/** A check for tests: are the exits free; if not, which of them; how strong is the wind. */
export const samplePerformance = (own: Partial<FormPerformance> = {}): FormPerformance => ({
  form: { id: 'form-1', kind: 'securityCheck', name: 'Site check', intro: 'Walk all gates first.' },
  crew: { id: 'crew-1', name: 'Load-in', project: 'Spring Gala', location: 'Messe Wien' },
  date: '2025-11-21',
  shift: 'night',
  person: { id: 'person-Erika', name: 'Erika Maier' },
  resultId: 'result-1',
  number: 1,
  version: 3,
  state: 'open',
  questions: [
    sampleQuestion('Are the exits free?', { onNo: { comment: true, photo: true, todo: true } }),
    sampleQuestion('Which exits?', {
      kind: 'text',
      showIf: { questionId: 'Are the exits free?', oneOf: ['no'] },
    }),
    sampleQuestion('Wind', { kind: 'number', unit: 'm/s', minimum: 0, maximum: 40 }),
  ],
  answers: [],
  asked: [],
  gaps: [],
  openAt: null,
  startedAt: '2025-11-21T19:00:00+01:00',
  submittedAt: null,
  needsSignature: true,
  signature: null,
  sentAt: null,
  documents: 0,
  training: null,
  versions: [],
  may: { start: false, answer: true, change: false, sign: false },
  ...own,
});
