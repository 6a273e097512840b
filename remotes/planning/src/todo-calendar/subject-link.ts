import type { Todo } from '@callboard/contract';
import { paths, pathsElsewhere } from '../base/paths.ts';

const { approvals, crew, document, project, payroll, payrollItem, receipt, invoice, crewProfile } =
  pathsElsewhere;
const linkOf = {
  crew: (id: string) => crew.to({ id }),
  document: (id: string) => document.to({ id }),
  project: (number: string) => project.to({ number }),
  payroll: (number: string) => payroll.to({ number }),
  payrollItem: (id: string) => payrollItem.to({ id }),
  receipt: (number: string) => receipt.to({ number }),
  invoice: (number: string) => invoice.to({ number }),
  absence: (id: string) => paths.vacation.to({ id }),
  person: (id: string) => crewProfile.to({ personId: id }),
} as const;
export type Kind = keyof typeof linkOf | 'personChange';

/** Where changes of data are decided. */
export const changesToDecide = approvals.to({}, { tab: 'changes' });

/** Where the thing is that a to-do is about, or else the person; nothing where it has no page. */
export function subjectLink({ subject, person }: Pick<Todo, 'subject' | 'person'>, mayDecide: boolean) {
  if (subject?.kind === 'personChange' && mayDecide)
    return { kind: 'personChange' as const, to: changesToDecide };
  if (subject && Object.hasOwn(linkOf, subject.kind)) {
    const kind = subject.kind as keyof typeof linkOf;
    return { kind, to: linkOf[kind](subject.id) };
  }
  return person && { kind: 'person' as const, to: linkOf.person(person.personId) };
}
