import type { FormPerformance } from '@callboard/contract';

type Question = FormPerformance['questions'][number];

/** A question of a form: yes or no, unless a test says otherwise. */
export const sampleQuestion = (caption: string, own: Partial<Question> = {}): Question => ({
  id: caption,
  kind: 'yesNo',
  caption,
  help: '',
  required: true,
  choices: [],
  showIf: null,
  onNo: null,
  minimum: null,
  maximum: null,
  unit: '',
  hasFile: false,
  right: null,
  ...own,
});
