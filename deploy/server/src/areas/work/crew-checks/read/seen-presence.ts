import { presenceOf } from '@callboard/domain';
import type { Presence, PresenceFacts, TenantRules } from '@callboard/domain';
import type { OnSiteFacts } from './presence.db.ts';

type Row = Pick<PresenceFacts, 'status' | 'startsAt' | 'endsAt'> & { readonly onSite: OnSiteFacts };
type Looking = {
  /** How far each person is: for who leads the crew or plans it, and for the person. */
  readonly seesStatus: boolean;
  readonly now: Date;
  readonly rules: TenantRules;
};
const unknown = { checkState: null, onBreak: false, preCalled: false, absent: false };

/** That somebody is ill or late is for who leads the crew: others see what the booking says. */
export function seenPresence(
  { status, startsAt, endsAt, onSite }: Row,
  { seesStatus, now, rules }: Looking,
): Presence {
  const facts = seesStatus
    ? { ...onSite, status, startsAt, endsAt }
    : { ...unknown, status, startsAt: null, endsAt: null };
  return presenceOf(facts, now, rules);
}
