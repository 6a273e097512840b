import type { CrewMember } from '@callboard/contract';

type Presence = CrewMember['presence'];

/** What a person of a crew is called in English, on every screen. */
const presenceWords = {
  draft: 'Draft',
  vacant: 'Vacancy',
  requested: 'To confirm',
  spareRequested: 'Spare, to confirm',
  spare: 'Spare',
  confirmed: 'Confirmed',
  hasChanged: 'Changed',
  refused: 'Declined',
  expired: 'Expired',
  notNeeded: 'Not needed',
  cancelled: 'Cancelled',
  expected: 'Expected',
  preCalled: 'Pre-called',
  noPreCall: 'No pre-call',
  late: 'Late',
  neverCame: 'Never came',
  absent: 'Absent, reported',
  noShow: 'No-show',
  in: 'Checked in',
  break: 'On break',
  toBeChecked: 'To be checked',
  out: 'Checked out',
} as const satisfies Record<Presence, string>;

/** What a text says of its person. A word inside another one ("Spare, to confirm") does not count as its own. */
export function presencesIn(text: string): Presence[] {
  const names = Object.entries(presenceWords) as [Presence, string][];
  const said = names.filter(([, word]) => text.includes(word));
  return said
    .filter(([, word]) => !said.some(([, other]) => other !== word && other.includes(word)))
    .map(([presence]) => presence);
}
