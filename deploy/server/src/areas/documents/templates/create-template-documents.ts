import type { documentTemplates } from '@callboard/contract';
import { filledTemplate } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler, Input } from '#platform/http/handler.ts';
import { actorOf, addDocument } from '../documents/documents.public.ts';
import { templateById } from './document-templates.db.ts';
import type { TemplateFound } from './document-templates.db.ts';
import { keepTemplatePaper, templatePapers } from './template-paper.ts';
import type { TemplatePaper } from './template-paper.ts';
import { filledPeople } from './template-values.ts';
import type { FilledPerson } from './template-values.ts';

type Body = Input<typeof documentTemplates.createTemplateDocuments>['body'];
type Wanted = Body['people'][number];

/** Whom nobody knows, whoever stands there twice, and every field that is neither known nor typed. */
function refusals(people: readonly Wanted[], found: readonly (FilledPerson | null)[]): FieldError[] {
  return people.flatMap(({ personId, typed }, at): FieldError[] => {
    const one = found[at];
    const path = `people.${at}`;
    if (!one) return [{ path: `${path}.personId`, code: 'bad_choice' }];
    if (people.findIndex((other) => other.personId === personId) < at)
      return [{ path: `${path}.personId`, code: 'overlaps' }];
    const { missing, person } = one.filled;
    return missing
      .filter((field) => !typed.some((given) => given.field === field))
      .map((field) => ({ path: `${path}.typed`, code: 'required', params: { field, person: person.name } }));
  });
}

/** The person, and then whoever signs for the office; who is both signs once. */
const signersOf = ({ officeSignerId }: TemplateFound, personId: string) =>
  [personId, officeSignerId]
    .filter((id, at, all) => id !== null && all.indexOf(id) === at)
    .map((id, at) => ({ personId: id as string, step: at + 1, required: true, role: '' }));

type Filled = { wanted: Wanted; one: FilledPerson };

/** What the paper of somebody says. */
function filledText({ title, text }: TemplateFound, { wanted, one }: Filled) {
  const values = new Map([...wanted.typed, ...one.filled.values].map(({ field, text }) => [field, text]));
  const fill = (from: string) => filledTemplate(from, (field) => values.get(field) ?? '');
  return { title: fill(title), text: fill(text) };
}

async function documentOf(ctx: Ctx, template: TemplateFound, { one }: Filled, paper: TemplatePaper) {
  const { person } = one.filled;
  return {
    id: paper.id,
    name: template.name,
    typeId: template.typeId,
    ownerId: person.id,
    file: await keepTemplatePaper(ctx, { bytes: paper.bytes, name: `${template.name} ${person.name}` }),
    signatories: signersOf(template, person.id),
    signatoriesOrder: 'one by one',
    links: one.contractId === null ? [] : [{ kind: 'staffContract' as const, id: one.contractId }],
  };
}

/** One transaction: where one of them cannot be made, none is. */
export const createTemplateDocuments: Handler<typeof documentTemplates.createTemplateDocuments> = async (
  { params, body: { people, expiresAt }, request },
  ctx,
) => {
  const { db, caller, jobs, now } = ctx;
  const template = await templateById(db, params.id);
  if (!template) throw notFound();
  const end = expiresAt === undefined ? null : new Date(expiresAt);
  if (end && end <= now()) {
    throw new AppError('invalid', { fields: [{ path: 'expiresAt', code: 'in_the_past' }] });
  }
  const found = await filledPeople(
    ctx,
    template,
    people.map(({ personId }) => personId),
  );
  const fields = refusals(people, found);
  if (fields.length > 0) throw new AppError('invalid', { fields });
  const all = people.flatMap((wanted, at): Filled[] => {
    const one = found[at];
    return one ? [{ wanted, one }] : [];
  });
  const papers = await templatePapers(
    ctx,
    all.map((each) => filledText(template, each)),
  );
  const actor = await actorOf(db, caller, request);
  const around = { db, jobs, now, actor, origin: request.origin };
  const items: { id: string; number: string; personId: string }[] = [];
  for (const [at, paper] of papers.entries()) {
    const each = all[at];
    if (!each) continue;
    const made = await documentOf(ctx, template, each, paper);
    const { id, number } = await addDocument(around, { ...made, expiresAt: end });
    items.push({ id, number, personId: each.wanted.personId });
  }
  return { items };
};
