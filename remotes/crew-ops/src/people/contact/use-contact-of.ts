import type { ContactCard } from '@callboard/contract';
import { person } from '@callboard/feature';
import { useHiddenNumber } from '@callboard/parts';
import type { Contact } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { paths } from '../../base/paths.ts';

/** A contact of a crew; whose profile may be seen leads there. */
export function useContactOf(): (card: ContactCard, asRole?: string) => Contact {
  const hidden = useHiddenNumber();
  const mayProfile = useMay(person.with('crewProfile'));
  return (card, asRole) => ({
    ...card,
    role: [asRole, card.role].filter(Boolean).join(' · '),
    hidden: hidden(card.phoneHidden, { from: card.shownFrom, until: card.shownUntil }),
    profile: card.personId && mayProfile ? paths.crewProfile.to({ personId: card.personId }) : null,
  });
}
