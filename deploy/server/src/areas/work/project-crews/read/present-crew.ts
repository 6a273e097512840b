import type { ProjectCrew } from '@callboard/contract';
import { addDays, isoAt } from '@callboard/domain';
import type { instantOf } from '@callboard/domain';
import type { CrewAccess } from '../../crew-access/crew-access.public.ts';
import type { CrewScreen } from './crew-screen.db.ts';

const clock = (time: string | null): string | null => time && time.slice(0, 5);

/** Days and times of a crew; without an end date it ends the next day when the end is not after the start. */
export function crewSpan(screen: CrewScreen, at: typeof instantOf) {
  const { startDate, endDate, timeZone: zone } = screen;
  const startTime = clock(screen.startTime);
  const endTime = clock(screen.endTime);
  const lastDay =
    endDate ?? (startTime && endTime && endTime <= startTime ? addDays(startDate, 1) : startDate);
  return {
    startDate,
    endDate,
    startTime,
    endTime,
    timeZone: zone,
    startsAt: startTime && isoAt(at(startDate, startTime, zone), zone),
    endsAt: endTime && isoAt(at(lastDay, endTime, zone), zone),
  };
}

export const placeOf = (screen: CrewScreen): ProjectCrew['location'] =>
  screen.locationId === null
    ? null
    : {
        id: screen.locationId,
        name: screen.locationName ?? '',
        street: screen.street ?? '',
        zip: screen.zip ?? '',
        city: screen.city ?? '',
        country: screen.country ?? '',
        timeZone: screen.locationZone ?? screen.timeZone,
        latitude: screen.latitude,
        longitude: screen.longitude,
        radiusM: screen.radiusM ?? 0,
        note: screen.locationNote ?? '',
        noNetwork: screen.noNetwork ?? false,
      };

export const cateringOf = (screen: CrewScreen): ProjectCrew['catering'] =>
  screen.cateringTypeId === null && screen.cateringNote === ''
    ? null
    : {
        typeId: screen.cateringTypeId,
        caption: screen.cateringCaption ?? '',
        note: screen.cateringNote,
      };

/** Each info is for those it is written for; what plans sees all of them. */
export function infoFor(screen: CrewScreen, access: CrewAccess): ProjectCrew['info'] {
  const { planner, office, chief, member } = access;
  const desk = planner || office;
  return {
    external: screen.infoExternal,
    internal: desk ? screen.infoInternal : null,
    crew: desk || chief || member ? screen.infoCrew : null,
    crewChief: desk || chief ? screen.infoChief : null,
  };
}

export const onSiteFor = (screen: CrewScreen, numberShown: boolean): ProjectCrew['contactOnSite'] =>
  screen.contactId === null
    ? null
    : {
        contactId: screen.contactId,
        name: screen.contactName ?? '',
        role: screen.contactRole ?? '',
        phone: numberShown && screen.contactPhone ? screen.contactPhone : null,
      };
