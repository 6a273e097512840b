import type { home as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { findDecisions } from './find-decisions.ts';
import { findFinance } from './find-finance.ts';
import { findPapers } from './find-papers.ts';
import { findWork } from './find-work.ts';
import { askHome, mergeLists } from './home-asked.ts';
import { jobsOfTheMoment } from './home-jobs.ts';
import { byDeadline, listOfFound } from './home-list.ts';
import { busyNext, jobsAhead } from './home-work.db.ts';

export const home: Handler<typeof contract.home> = async (_, ctx) => {
  const asked = await askHome(ctx);
  const { now, personId, rules, counts, is, holds, open } = asked;
  const works = open('crew-ops') && is('crew') && holds('projects');
  const jobs = works ? await jobsAhead(ctx.db, personId, { now, rules }) : null;
  const found = mergeLists([
    ...(await findWork(asked, jobs)),
    await findFinance(asked),
    await findPapers(asked),
    await findDecisions(asked),
  ]);
  return {
    name: ctx.caller.name,
    now: now.toISOString(),
    jobs: jobs && jobsOfTheMoment(jobs),
    busyElsewhere: works ? await busyNext(ctx.db, personId, now) : null,
    today: listOfFound(found.today),
    warnings: listOfFound(found.warnings),
    needsYou: byDeadline(listOfFound(found.needsYou)),
    coming: listOfFound(found.coming),
    info: listOfFound(found.info),
    ready: listOfFound(found.ready),
    links: listOfFound(found.links),
    unreadNotifications: counts.unread,
  };
};
