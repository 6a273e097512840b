import type { Todo } from '@callboard/contract';
import { pathsElsewhere } from '../paths.ts';

const { crew, document, payrollItem, crewProfile } = pathsElsewhere;
const linkOf = {
  crew: (id: string) => crew.to({ id }),
  document: (id: string) => document.to({ id }),
  payrollItem: (id: string) => payrollItem.to({ id }),
  person: (id: string) => crewProfile.to({ personId: id }),
} as const;
type Kind = keyof typeof linkOf;

/** Where the thing is that a to-do is about; nothing where it has no page. */
export function subjectLink(subject: Todo['subject']) {
  if (!subject || !Object.hasOwn(linkOf, subject.kind)) return null;
  const kind = subject.kind as Kind;
  return { kind, to: linkOf[kind](subject.id) };
}
