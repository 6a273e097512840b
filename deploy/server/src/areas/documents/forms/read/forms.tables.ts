import type { FormValue, OnNo, ShowIf } from '@callboard/domain';

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'formQuestion.choices': { id: string; caption: string }[];
    'formQuestion.showIf': ShowIf | null;
    'formQuestion.onNo': OnNo | null;
    'formQuestion.correct': FormValue | null;
    'formAnswer.value': FormValue;
  }
}
