import type { AnswerLink } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';
import type { CrewItemState } from '@callboard/domain';
import { mayConfirm } from '../read/present-job.ts';

export type LinkFacts = {
  readonly personId: string;
  readonly answer: 'confirm' | 'refuse' | null;
  readonly expiresAt: Date;
  /** Whose job it is now, and how it stands. */
  readonly holderId: string | null;
  readonly status: CrewItemState;
  readonly deadlineAt: Date | null;
  readonly endsAt: Date | null;
  /** It still is what the mail said. */
  readonly unchanged: boolean;
};

/** Whether a link can answer its job now, and if not, why. */
export function linkState(link: LinkFacts, now: Date): Pick<AnswerLink, 'state' | 'answer'> {
  const { answer, status } = link;
  if (answer) return { state: 'answered', answer };
  if (link.holderId !== link.personId) return { state: 'changed', answer: null };
  if (isOneOf(status, crewItemGroups.accepted)) return { state: 'answered', answer: 'confirm' };
  if (status === 'refused') return { state: 'answered', answer: 'refuse' };
  if (status === 'expired') return { state: 'over', answer: null };
  if (!isOneOf(status, crewItemGroups.toAnswer) || !link.unchanged) return { state: 'changed', answer: null };
  const open = link.expiresAt > now && mayConfirm(link, now);
  return { state: open ? 'open' : 'over', answer: null };
}
