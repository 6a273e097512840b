import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { linkedDocument, money, rateCardRow, workDay } from '../rows.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, listOf, paging } from '../../endpoint/shapes.ts';

const reader = person.with('rateCards');
const bundle = 'projects';
const query = z.strictObject(paging);

export const rateCards = {
  rateCards: endpoint({
    method: 'GET',
    path: '/rateCards',
    about: 'Rate cards; a client sees those of the own company.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...paging, companyId: z.optional(id), on: z.optional(workDay) }),
    answer: listOf(rateCardRow),
    source: 'spec',
  }),
  rateCard: endpoint({
    method: 'GET',
    path: '/rateCards/{id}',
    about: 'One rate card.',
    allow: reader,
    bundle,
    answer: rateCardRow,
    source: 'spec',
  }),
  rateCardItems: endpoint({
    method: 'GET',
    path: '/rateCards/{id}/items',
    about: 'What each function costs.',
    allow: reader,
    bundle,
    query,
    answer: listOf(
      z.object({
        id,
        caption: z.string(),
        functionId: z.nullable(id),
        functionCaption: z.nullable(z.string()),
        unit: z.enum(['hour', 'day', 'piece', 'kilometre']),
        price: money,
        currency: z.string(),
      }),
    ),
    source: 'spec',
  }),
  rateCardDocuments: endpoint({
    method: 'GET',
    path: '/rateCards/{id}/documents',
    about: 'Documents of a rate card.',
    allow: reader,
    bundle,
    query,
    answer: listOf(linkedDocument),
    source: 'spec',
  }),
};
export type RateCardRow = z.infer<typeof rateCardRow>;
export type RateCardItem = z.infer<typeof rateCards.rateCardItems.answer>['items'][number];
