type CrewFacts = {
  readonly name: string;
  readonly locationId: string | null;
  readonly contactOnSiteId: string | null;
  readonly infoCrew: string;
  readonly infoChief: string;
};

const forEverybody = ['name', 'locationId', 'contactOnSiteId', 'infoCrew'] as const;

/** Spaces around what somebody types are not kept. */
const isSame = (one: string | null, other: string | null) => one?.trim() === other?.trim();

/** Who is told that a crew has changed: all who are booked or asked, only its chiefs, or nobody. */
export function recipientsOfCrewChange(
  before: CrewFacts,
  after: CrewFacts,
): 'everybody' | 'chiefs' | 'nobody' {
  if (forEverybody.some((fact) => !isSame(before[fact], after[fact]))) return 'everybody';
  return isSame(before.infoChief, after.infoChief) ? 'nobody' : 'chiefs';
}
