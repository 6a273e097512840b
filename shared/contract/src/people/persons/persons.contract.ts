import type * as z from 'zod/mini';
import { personReads } from './person-reads.ts';
import { personWrites } from './person-writes.ts';

export const persons = { ...personReads, ...personWrites };

export type Person = z.infer<typeof personReads.person.answer>;
export type PersonRow = z.infer<typeof personReads.persons.answer>['items'][number];
export type CrewProfile = z.infer<typeof personReads.crewProfile.answer>;
export type PublicProfile = z.infer<typeof personReads.publicProfile.answer>;
export type ProfilePicture = z.infer<typeof personWrites.profilePictures.answer>['items'][number];
export type PersonChange = z.infer<typeof personWrites.personChanges.answer>['items'][number];
