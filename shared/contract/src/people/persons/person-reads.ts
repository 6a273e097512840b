import * as z from 'zod/mini';
import { anyone, person as anyPerson } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, listOf, paging } from '../../endpoint/shapes.ts';
import {
  crewProfile,
  person,
  personActivity,
  personContract,
  personDocument,
  personForm,
  personPayroll,
  personRow,
  pictureRow,
  publicProfile,
} from './person.shapes.ts';
import { personReader as own } from './picture-read.ts';

const page = z.strictObject(paging);
const inside = { roles: ['planner', 'office'], rights: [['persons', 'READ']] } as const;

export const personReads = {
  persons: endpoint({
    method: 'GET',
    path: '/persons',
    about: 'The people of the tenant by name; `q` searches name, number, e-mail and city.',
    allow: inside,
    query: z.strictObject({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(200))),
      active: z._default(z.enum(['true', 'false', 'all']), 'true'),
      functionId: z.optional(id),
      skillId: z.optional(id),
      tagId: z.optional(id),
      regionId: z.optional(id),
      /** Only those for whom a picture or a change waits. */
      waiting: z.optional(z.literal('true')),
    }),
    answer: listOf(personRow),
    source: 'spec',
  }),
  person: endpoint({
    method: 'GET',
    path: '/persons/{id}',
    about: 'A person: the own profile, and every one for those who plan and for the office.',
    allow: own,
    answer: person,
    source: 'spec',
  }),
  personDocuments: endpoint({
    method: 'GET',
    path: '/persons/{id}/documents',
    about: 'Documents of a person; for the person and for the office.',
    allow: own,
    query: page,
    answer: listOf(personDocument),
    source: 'spec',
  }),
  personPayrolls: endpoint({
    method: 'GET',
    path: '/persons/{id}/payrolls',
    about: 'Payrolls of a person, newest first; drafts for the accountant only.',
    allow: anyPerson.with('payrolls'),
    query: page,
    answer: listOf(personPayroll),
    source: 'spec',
  }),
  personContracts: endpoint({
    method: 'GET',
    path: '/persons/{id}/contracts',
    about: 'Staff contracts of a person, newest first.',
    allow: anyPerson.with('staffContracts'),
    query: page,
    answer: listOf(personContract),
    source: 'spec',
  }),
  personForms: endpoint({
    method: 'GET',
    path: '/persons/{id}/forms',
    about: 'Forms and trainings that a person has to fill in or has filled in.',
    allow: own,
    query: page,
    answer: listOf(personForm),
    source: 'spec',
  }),
  personProfilePictures: endpoint({
    method: 'GET',
    path: '/persons/{id}/profilePictures',
    about: 'Pictures that were handed in for a person, newest first.',
    allow: own,
    query: page,
    answer: listOf(pictureRow),
    source: 'spec',
  }),
  personActivities: endpoint({
    method: 'GET',
    path: '/persons/{id}/activities',
    about: 'The history of a person, newest first.',
    allow: own,
    query: page,
    answer: listOf(personActivity),
    source: 'spec',
  }),
  crewProfile: endpoint({
    method: 'GET',
    path: '/persons/{id}/crewProfile',
    about: 'What colleagues and clients see of a person they work with; numbers only while a job is near.',
    allow: anyPerson.with('crewProfile'),
    answer: crewProfile,
    source: 'addition',
  }),
  publicProfile: endpoint({
    method: 'GET',
    path: '/publicProfiles/{personId}',
    about: 'A profile that its person has made public; without numbers and ratings.',
    allow: anyone,
    answer: publicProfile,
    source: 'addition',
  }),
  exportPerson: endpoint({
    method: 'GET',
    path: '/persons/{id}/export',
    about: 'All that is kept of a person, as a ZIP of one JSON file and the files themselves.',
    allow: own,
    answer: 'file',
    dangerous: true,
    source: 'addition',
  }),
};
