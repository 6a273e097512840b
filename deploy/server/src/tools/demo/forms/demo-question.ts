import type { FormValue, OnNo, QuestionKind, ShowIf } from '@callboard/domain';

export type Text = readonly [en: string, de: string];

/** A question of the demo; others of the same form are named by their key. */
export type DemoQuestion = {
  key: string;
  kind: QuestionKind;
  caption: Text;
  help?: Text;
  optional?: true;
  choices?: readonly (readonly [id: string, ...Text])[];
  showIf?: ShowIf;
  onNo?: OnNo;
  range?: readonly [minimum: number, maximum: number];
  unit?: string;
  correct?: FormValue;
};
export type DemoForm = {
  key: string;
  name: Text;
  intro: Text;
  kind: 'form' | 'training' | 'securityCheck';
  questions: readonly DemoQuestion[];
};

type More = Partial<Omit<DemoQuestion, 'key' | 'kind' | 'caption'>>;

export const asks = (
  key: string,
  kind: QuestionKind,
  en: string,
  de: string,
  more: More = {},
): DemoQuestion => ({
  key,
  kind,
  caption: [en, de],
  ...more,
});

/** A "no" to be explained, shown and looked after. */
export const seriousNo: OnNo = { comment: true, photo: true, todo: true };
