import { persons } from '@callboard/contract';
import type { Person, PersonChange } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

export const sampleProfile = (other: PartOf<Person> = {}): Person =>
  sampleOf(persons.person, {
    id: 'p1',
    version: 3,
    contactNumber: 'C-0012',
    name: 'Ada Kern',
    firstName: 'Ada',
    lastName: 'Kern',
    active: true,
    birthday: '1990-05-17',
    nationality: 'AT',
    street: 'Ring 1',
    zip: '1010',
    city: 'Wien',
    country: 'AT',
    counts: { documents: 4, contracts: 1 },
    may: { edit: true, addPicture: true, switchProfile: true, export: true },
    ...other,
  });

export const sampleChange = (other: PartOf<PersonChange> = {}): PersonChange =>
  sampleItemOf(persons.personChanges, {
    id: 'change-1',
    personId: 'p1',
    personName: 'Ada Kern',
    before: { city: 'Wien' },
    after: { city: 'Graz' },
    askedAt: '2025-11-20T08:00:00Z',
    ...other,
  });
