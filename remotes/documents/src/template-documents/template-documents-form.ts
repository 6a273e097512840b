import type { FilledTemplate } from '@callboard/contract';
import type { TemplateField } from '@callboard/domain';
import type { Choice, FieldProblem } from '@callboard/parts';
import { allSigners } from '../signers/signer-order.ts';
import { signUntil } from '../base/sign-until.ts';

type Texts = Partial<Readonly<Record<TemplateField, string>>>;
/** By the id of a person; what is the tenant’s own is typed once, for everybody. */
export type TypedTexts = Readonly<Record<string, Texts>>;

export type TemplateDocuments = {
  readonly templateId: string;
  readonly people: readonly Choice[];
  /** Found, and not added yet: gets one too. */
  readonly chosen: Choice | null;
  readonly typed: TypedTexts;
  readonly until: string;
};

export const noDocuments: TemplateDocuments = {
  templateId: '',
  people: [],
  chosen: null,
  typed: {},
  until: '',
};

/** In one go. */
const mostPeople = 50;

const everybody = 'everybody';
const ownerOf = (field: TemplateField, personId: string): string =>
  field.startsWith('tenant.') ? everybody : personId;

export const peopleOf = ({ people, chosen }: Pick<TemplateDocuments, 'people' | 'chosen'>) =>
  allSigners(people, chosen);

/** What was typed for somebody where the records hold nothing. */
const typedFor = (typed: TypedTexts, { person, missing }: FilledTemplate) =>
  missing.flatMap((field) => {
    const text = typed[ownerOf(field, person.id)]?.[field]?.trim();
    return text ? [{ field, text }] : [];
  });

/** Everything that is filled in for somebody. */
export const filledValues = (typed: TypedTexts, filled: FilledTemplate): Texts =>
  Object.fromEntries([...filled.values, ...typedFor(typed, filled)].map(({ field, text }) => [field, text]));

export type MissingText = { owner: string; name: string | null; field: TemplateField };

/** What has to be typed: for everybody once, then person by person. */
export function missingTexts(filled: readonly FilledTemplate[]): MissingText[] {
  const all = filled.flatMap(({ person, missing }) =>
    missing.map((field) => {
      const owner = ownerOf(field, person.id);
      return { owner, name: owner === everybody ? null : person.name, field };
    }),
  );
  const shared = all.filter(({ owner }) => owner === everybody);
  return [
    ...shared.filter(({ field }, at) => shared.findIndex((one) => one.field === field) === at),
    ...all.filter(({ owner }) => owner !== everybody),
  ];
}

const stillMissing = (typed: TypedTexts, missing: readonly MissingText[]) =>
  missing.filter(({ owner, field }) => !typed[owner]?.[field]?.trim());

type Known = {
  filled: readonly FilledTemplate[];
  today: string;
  missingText: (missing: readonly MissingText[]) => string;
};

export function templateDocumentsProblems(
  values: TemplateDocuments,
  { filled, today, missingText }: Known,
): FieldProblem<keyof TemplateDocuments>[] {
  const problems: FieldProblem<keyof TemplateDocuments>[] = [];
  const people = peopleOf(values);
  if (values.templateId === '') problems.push({ path: 'templateId', code: 'required' });
  if (people.length === 0) problems.push({ path: 'people', code: 'required' });
  if (people.length > mostPeople)
    problems.push({ path: 'people', code: 'too_big', params: { max: mostPeople } });
  const missing = stillMissing(values.typed, missingTexts(filled));
  if (missing.length > 0) problems.push({ path: 'typed', code: 'required', text: missingText(missing) });
  if (values.until && values.until < today) problems.push({ path: 'until', code: 'in_the_past' });
  return problems;
}

export const templateDocumentsBody = (
  values: TemplateDocuments,
  { filled, zone }: { filled: readonly FilledTemplate[]; zone: string },
) => ({
  people: peopleOf(values).map(({ id }) => {
    const one = filled.find(({ person }) => person.id === id);
    return { personId: id, typed: one ? typedFor(values.typed, one) : [] };
  }),
  ...(values.until && { expiresAt: signUntil(values.until, zone) }),
});
