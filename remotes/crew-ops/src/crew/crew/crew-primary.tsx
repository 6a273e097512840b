import { serverNow } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';
import { Link } from '@callboard/feature';
import type { Address } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import type { WordKey } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import { BriefcaseBusiness, ClipboardCheck, ListChecks, LogIn, LogOut, PenLine, Star } from 'lucide-react';
import type { Icon } from '@callboard/ui';
import { paths } from '../../base/paths.ts';

type Action = { readonly to: Address; readonly words: WordKey<'crew-ops'>; readonly icon: Icon };

/** What is next for the caller, the most urgent first. */
export function actionsOf(crew: ProjectCrew, now: number): Action[] {
  const { id, may, mine, notStarted, endsAt, cancelled, signedOffAt } = crew;
  if (cancelled) return [];
  const [own] = mine;
  const over = endsAt !== null && Date.parse(endsAt) <= now;
  const found: Action[] = [];
  if (own?.status === 'working')
    found.push({ to: paths.checkOut.to({ id }), words: 'crew.checkOut', icon: LogOut });
  if (own && isOneOf(own.status, crewItemGroups.settled) && !notStarted && !signedOffAt)
    found.push({ to: paths.checkIn.to({ id }), words: 'crew.checkIn', icon: LogIn });
  if (own && isOneOf(own.status, crewItemGroups.toAnswer))
    found.push({ to: paths.job.to({ id: own.crewItemId }), words: 'crew.openJob', icon: BriefcaseBusiness });
  if (may.signOff && over)
    found.push({ to: paths.signOff.to({ id }), words: 'crew.signOff', icon: ClipboardCheck });
  if (may.signDeliveryNote || may.confirmDeliveryNote)
    found.push({ to: paths.deliveryNote.to({ id }), words: 'crew.toDeliveryNote', icon: PenLine });
  if (may.rate && signedOffAt)
    found.push({ to: paths.rateCrew.to({ id }), words: 'rate-crew.title', icon: Star });
  if (may.lead && !signedOffAt)
    found.push({ to: paths.crewChiefJob.to({ id }), words: 'crew.list', icon: ListChecks });
  return found.slice(0, 2);
}

/** In reach of the thumb: the one next step, and one beside it where there is another. */
export function CrewPrimary({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const actions = actionsOf(crew, serverNow());
  if (actions.length === 0) return null;
  // The first is the last in the row, where the thumb is.
  return actions.toReversed().map(({ to, words, icon: Icon }) => (
    <Link key={to} to={to} className={buttonClass({ kind: to === actions[0]?.to ? 'primary' : 'secondary' })}>
      <Icon size={20} />
      {t(words)}
    </Link>
  ));
}
