import type { FormValue, OnNo, ShowIf } from '@callboard/domain';

declare module '../../../platform/db/column-types.ts' {
  interface JsonColumns {
    'form_question.choices': { id: string; caption: string }[];
    'form_question.show_if': ShowIf | null;
    'form_question.on_no': OnNo | null;
    'form_question.correct': FormValue | null;
    'form_answer.value': FormValue;
  }
}
