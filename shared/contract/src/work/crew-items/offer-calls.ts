import * as z from 'zod/mini';
import { planner } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, idList, instant } from '../../endpoint/shapes.ts';
import { clock, crewItemStatus } from './item-facts.shapes.ts';

/** Offered in the grid and on the page of a crew. */
const bundle = ['planning', 'crew-ops'] as const;
const atMost = 200;
const choices = z.array(z.object({ id, caption: z.string() }));
const ids = z.array(id).check(z.maxLength(100));

/** To whom positions are offered, until when, and who decides. */
export const offerCalls = {
  offerChoices: endpoint({
    method: 'GET',
    path: '/projectCrewItems/offerChoices',
    about: 'Positions with how they are offered, and what an offer can be narrowed to.',
    allow: planner.with('crews'),
    bundle,
    query: z.strictObject({
      items: z.string().check(z.minLength(1), z.maxLength(8_000)),
      /** With the other positions just like them that nobody has or was asked for. */
      alike: z.optional(z.enum(['true', 'false'])),
    }),
    answer: z.object({
      items: z.array(
        z.object({
          id,
          version: z.number(),
          status: crewItemStatus,
          functionId: id,
          caption: z.string(),
          startDate: day,
          startTime: z.nullable(clock),
          timeZone: z.string(),
          startsAt: z.nullable(instant),
          applicants: z.number(),
          /** Of a vacancy, or as it was last offered. No function: whatever people can work as. */
          offer: z.nullable(
            z.object({
              functionIds: z.array(id),
              regionIds: z.array(id),
              plannerCrewId: z.nullable(id),
              until: z.nullable(instant),
              firstCome: z.boolean(),
            }),
          ),
        }),
      ),
      functions: choices,
      regions: choices,
      /** Membership crews. */
      crews: choices,
      /** What the rules say where nothing else is chosen. */
      firstCome: z.boolean(),
    }),
    source: 'addition',
  }),
  offerReach: endpoint({
    method: 'GET',
    path: '/projectCrewItems/offerReach',
    about: 'How many people could see an offer. Without any list these are all who look for vacancies.',
    allow: planner.with('crews'),
    bundle,
    query: z.strictObject({ functions: idList, regions: idList, crew: z.optional(id) }),
    answer: z.object({ people: z.number() }),
    source: 'addition',
  }),
  offerPositions: endpoint({
    method: 'POST',
    path: '/projectCrewItems/offer',
    about:
      'Offers positions as vacancies, or changes how they are offered, all or none. Without `functionIds` each is offered to its own function; an empty list is everybody.',
    allow: planner.with('crews', 'EDIT'),
    bundle,
    body: z.strictObject({
      items: z.array(z.strictObject({ id, version: z.int() })).check(z.minLength(1), z.maxLength(atMost)),
      functionIds: z.optional(ids),
      regionIds: z.optional(ids),
      plannerCrewId: z.optional(z.nullable(id)),
      /** Not after the first of them begins. Without it, until each begins. */
      until: z.optional(z.nullable(instant)),
      /** Without it as the tenant's rules say. */
      firstCome: z.optional(z.boolean()),
    }),
    answer: z.object({ items: z.array(z.object({ id, version: z.number(), status: crewItemStatus })) }),
    errors: ['conflict', 'wrong_state', 'too_late'],
    source: 'addition',
  }),
};
export type OfferChoices = z.infer<typeof offerCalls.offerChoices.answer>;
