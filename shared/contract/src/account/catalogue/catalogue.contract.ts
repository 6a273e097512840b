import * as z from 'zod/mini';
import { loginTypes, person, plannerOrOffice, tokenTypes } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, listOf, paging } from '../../endpoint/shapes.ts';

const entry = z.object({
  id,
  caption: z.string(),
  parameters: z.record(z.string(), z.unknown()),
});
const query = z.strictObject(paging);

/** A list that carries nothing but captions. */
const captions = <const Path extends string>(path: Path, about: string) =>
  endpoint({ method: 'GET', path, about, allow: person, query, answer: listOf(entry), source: 'spec' });

export const catalogue = {
  activityTypes: captions('/activityTypes', 'Types of activities.'),
  cateringAgreementTypes: captions('/cateringAgreementTypes', 'Who feeds a crew.'),
  chargeTypes: captions('/chargeTypes', 'How work is charged.'),
  countries: captions('/countries', 'Countries.'),
  nationalities: captions('/nationalities', 'Nationalities.'),
  regions: captions('/regions', 'Regions that people and bank holidays belong to.'),
  insurance: captions('/insurance', 'Kinds of insurance.'),
  taxTypes: captions('/taxTypes', 'Kinds of tax.'),
  statuses: captions('/statuses', 'States of a project.'),
  messageTypes: captions('/messageTypes', 'Ways to write to somebody.'),
  qualityCheckTypes: captions('/qualityCheckTypes', 'Kinds of quality checks.'),
  documentsStatus: captions('/documentsStatus', 'States of a document.'),
  permissionTypes: captions('/permissionTypes', 'What a right can permit.'),
  crewRatingTypes: captions('/crewRatingTypes', 'What crew members are rated for.'),
  findBestMethods: captions('/findBestMethods', 'By what the best person is found.'),
  templates: captions('/templates', 'Templates of texts.'),
  functions: endpoint({
    method: 'GET',
    path: '/functions',
    about: 'What people can work as, with the skills that each needs.',
    allow: person,
    query,
    answer: listOf(
      z.object({
        id,
        caption: z.string(),
        short: z.string(),
        crewChief: z.boolean(),
        spare: z.boolean(),
        color: z.nullable(z.string()),
        payHint: z.string(),
        skills: z.array(z.object({ id, caption: z.string(), required: z.boolean() })),
      }),
    ),
    source: 'spec',
  }),
  documentTypes: endpoint({
    method: 'GET',
    path: '/documentTypes',
    about: 'Types of documents.',
    allow: person,
    query,
    answer: listOf(
      z.object({
        id,
        caption: z.string(),
        parameters: z.record(z.string(), z.unknown()),
        paperNeeded: z.boolean(),
        uploadable: z.boolean(),
        skill: z.nullable(z.object({ id, caption: z.string() })),
      }),
    ),
    source: 'spec',
  }),
  users: endpoint({
    method: 'GET',
    path: '/users',
    about: 'Who can sign in here.',
    allow: plannerOrOffice,
    query: z.strictObject({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(200))),
      loginType: z.optional(z.enum(loginTypes)),
    }),
    answer: listOf(
      z.object({
        id,
        login: z.string(),
        type: z.enum(tokenTypes),
        person: z.nullable(z.object({ id, name: z.string(), contactNumber: z.string() })),
        loginTypes: z.array(z.enum(loginTypes)),
        blocked: z.boolean(),
      }),
    ),
    source: 'spec',
  }),
};
export type CatalogueEntry = z.infer<typeof entry>;
export type CrewFunction = z.infer<typeof catalogue.functions.answer>['items'][number];
