import type { DocumentTemplate } from '@callboard/contract';
import { unknownFieldsIn } from '@callboard/domain';
import type { Choice, FieldProblem } from '@callboard/parts';

export type TemplateValues = {
  readonly name: string;
  readonly typeId: string;
  readonly title: string;
  readonly text: string;
  readonly signing: DocumentTemplate['signing'];
  readonly officeSigner: Choice | null;
};

export const noTemplate: TemplateValues = {
  name: '',
  typeId: '',
  title: '',
  text: '',
  signing: 'person',
  officeSigner: null,
};

export const valuesOfTemplate = (template: DocumentTemplate): TemplateValues => ({
  name: template.name,
  typeId: template.type.id,
  title: template.title,
  text: template.text,
  signing: template.signing,
  officeSigner: template.officeSigner,
});

export const templateBody = ({ officeSigner, ...values }: TemplateValues) => ({
  ...values,
  name: values.name.trim(),
  title: values.title.trim(),
  text: values.text.trim(),
  ...(values.signing === 'personThenOffice' && officeSigner && { officeSignerId: officeSigner.id }),
});

/** `unknown` says that fields are none, by their names. */
export function templateProblems(
  values: TemplateValues,
  unknown: (fields: readonly string[]) => string,
): FieldProblem<keyof TemplateValues>[] {
  const problems: FieldProblem<keyof TemplateValues>[] = [];
  for (const path of ['title', 'text'] as const) {
    const fields = unknownFieldsIn(values[path]);
    if (fields.length > 0) problems.push({ path, code: 'bad_choice', text: unknown(fields) });
  }
  if (values.typeId === '') problems.push({ path: 'typeId', code: 'required' });
  if (values.signing === 'personThenOffice' && values.officeSigner === null)
    problems.push({ path: 'officeSigner', code: 'required' });
  return problems;
}
