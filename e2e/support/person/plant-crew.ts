import type { Actor } from './actor.ts';

/** Where the planted crews work, and where a phone is that stands there. */
export const site = { place: 'Messe', latitude: 48.2172, longitude: 16.4069 };
const dayMinutes = 1_440;
const zone = 'Europe/Vienna';

type Named = { items: { id: string; short: string }[] };
type Ids = { ids: string[] };
type Item = { id: string; version: number; status: string };

/** The wall clock at the site so many minutes from now; whole days are those of the calendar, of whatever length. */
export function clockAtSite(minutes: number): { day: string; time: string } {
  const days = Math.trunc(minutes / dayMinutes);
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(Date.now() + (minutes % dayMinutes) * 60_000);
  const [day = '', time = ''] = parts.split(' ');
  return { day: new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10), time };
}

/** Until the day at the site is over. */
export function minutesLeftToday(): number {
  const [hours = 0, minutes = 0] = clockAtSite(0).time.split(':').map(Number);
  return 24 * 60 - hours * 60 - minutes;
}

type Member = {
  readonly who: Actor;
  readonly as?: 'request' | 'book' | 'requestSpare';
  readonly chief?: boolean;
};
type Wanted = {
  readonly name: string;
  /** In minutes from now; work that begins soon can be checked in. */
  readonly from: number;
  readonly until: number;
  /** On how many days in a row its shift begins; one by default. */
  readonly days?: number;
  readonly members: readonly Member[];
};
export type Planted = { readonly crewId: string; readonly number: string; readonly items: readonly string[] };

/** A project of the client's company with one crew at Messe Wien, filled as wanted. */
export async function plantCrew(planner: Actor, wanted: Wanted): Promise<Planted> {
  const [companies, places, functions] = await Promise.all([
    planner.get<Named>('/companies?q=Opernhaus'),
    planner.get<Named>(`/locations?q=${site.place}`),
    planner.get<Named>('/functions'),
  ]);
  const functionOf = (short: string) => functions.items.find((one) => one.short === short)?.id;
  const [from, until] = [clockAtSite(wanted.from), clockAtSite(wanted.until)];
  const { number } = await planner.post<{ number: string }>('/projects', {
    companyId: companies.items[0]?.id,
    name: `Project of ${wanted.name}`,
    beginDate: from.day,
  });
  const days = { startDate: from.day, startTime: from.time, endTime: until.time };
  const { id: crewId } = await planner.post<{ id: string }>(`/projects/${number}/projectCrews`, {
    ...days,
    ...(wanted.days && { endDate: clockAtSite(wanted.until + (wanted.days - 1) * dayMinutes).day }),
    name: wanted.name,
    locationId: places.items[0]?.id,
  });
  const items: string[] = [];
  for (const { who, as = 'book', chief = false } of wanted.members) {
    const { ids } = await planner.post<Ids>(`/projects/${number}/projectCrewItems`, {
      ...days,
      crewId,
      functionId: functionOf(chief ? 'CC' : 'ST'),
      crewChief: chief,
      rows: 1,
    });
    const id = ids[0] ?? '';
    items.push(id);
    const { version } = await planner.get<Item>(`/projectCrewItems/${id}`);
    await planner.post(
      `/projectCrewItems/${id}/assign`,
      { personId: who.id, as, force: true, reason: 'So agreed.' },
      version,
    );
  }
  return { crewId, number, items };
}
