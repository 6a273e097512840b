import type { JobDay, jobDays } from '@callboard/contract';
import { answerCheck } from '../../crew-checks/crew-checks.public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { presentLocation } from '../../locations/locations.public.ts';
import {
  answerCrew,
  onSiteCard,
  chiefCards,
  crewStatus,
  canSeeStatus,
} from '../../project-crews/project-crews.public.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';
import { jobDetail } from './job-detail.ts';
import { jobsOfDay } from './jobs.db.ts';

/** Nobody works more jobs a day; it keeps the answer small whatever the data say. */
const atMost = 12;
const whole = { limit: 1000, page: 1 };

/** What the caller may not see, or what is gone since, is left out. */
async function ifVisible<Part>(part: Promise<Part>): Promise<Part[]> {
  try {
    return [await part];
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

async function crewOfDay(ctx: Ctx, crewId: string): Promise<JobDay['crews'][number]> {
  const access = await crewAccess(ctx.db, ctx.caller, crewId);
  const chiefs = await chiefCards(ctx, access);
  return {
    crew: await answerCrew(ctx, access),
    crewChiefs: { ...whole, items: chiefs, total: chiefs.length },
    contactOnSite: await onSiteCard(ctx, access),
    status: canSeeStatus(access) ? await crewStatus(ctx, access, whole) : null,
  };
}

export const jobDay: Handler<typeof jobDays.jobDay> = async ({ query }, ctx) => {
  const personId = personOf(ctx.caller);
  const rows = await jobsOfDay(ctx.db, personId, query.day, atMost);
  const day: JobDay = { day: query.day, jobs: [], checks: [], crews: [], locations: [] };
  for (const row of rows) {
    day.jobs.push(await jobDetail(ctx, row, personId));
    if (row.personId === personId) day.checks.push(...(await ifVisible(answerCheck(ctx, row.id))));
  }
  for (const crewId of new Set(rows.map((row) => row.crewId)))
    day.crews.push(...(await ifVisible(crewOfDay(ctx, crewId))));
  const places = new Set(day.crews.flatMap(({ crew }) => (crew.location ? [crew.location.id] : [])));
  for (const id of places) day.locations.push(...(await ifVisible(presentLocation(ctx, id))));
  return day;
};
