import { addDays, jobName, payrollWindowEnd } from '@callboard/domain';
import { payrollToSign } from '../../../areas/finance/payrolls/read/payroll-to-sign.ts';
import type { Demo } from '../demo.ts';
import type { Dice } from '../dice.ts';
import { seedId } from '../dice.ts';
import type { Worked } from './finance-base.db.ts';
import { allowanceCaption } from './payroll-paper-lines.ts';
import { planOf } from './payroll-plan.ts';

const minute = 60_000;
const mostItems = 16;

/** First and last day of a month that is over; 0 is the last one. */
export function monthOf(today: string, back: number): { from: string; to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = (at: number) => new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 10);
  return { from: first(-back - 1), to: addDays(first(-back), -1) };
}

type Line = {
  crewItemId: string | null;
  projectId: string | null;
  caption: string;
  day: string;
  planned: number;
};

const breakOf = (minutes: number): number => (minutes > 540 ? 45 : minutes > 360 ? 30 : 0);

/** Positions of the month; where somebody has hardly worked, work in the store makes up for it. */
function linesOf(worked: readonly Worked[], from: string): Line[] {
  const lines = worked.slice(0, mostItems).map((item): Line => {
    const { startsAt, endsAt } = item;
    const length = startsAt && endsAt ? (endsAt.getTime() - startsAt.getTime()) / minute : 480;
    return {
      crewItemId: item.id,
      projectId: item.projectId,
      caption: jobName(item),
      day: item.day,
      planned: Math.round(length - breakOf(length)),
    };
  });
  for (let at = 0; lines.length < 4; at += 1) {
    const day = addDays(from, 3 + at * 6);
    lines.push({ crewItemId: null, projectId: null, caption: 'Lagerdienst', day, planned: 450 });
  }
  return lines;
}

/** Nights away, of every third person: money without hours. */
const allowanceOf = (person: number, month: number) =>
  person % 3 === 0 ? { nights: 2 + ((person + month) % 4), perNight: 2_640 } : null;

type Whose = {
  demo: Demo;
  dice: Dice;
  person: { id: string; at: number };
  month: number;
  worked: readonly Worked[];
};

type Plan = ReturnType<typeof planOf>;

/** When it was released and, where it is settled, confirmed. */
function datesOf({ demo, person, month }: Whose, { status }: Plan) {
  const { today, now } = demo;
  const recent = month === 0 || status === 'corrected';
  const released = recent
    ? new Date(now.getTime() - (20 + (person.at % 5)) * 3_600_000)
    : new Date(Date.parse(`${addDays(monthOf(today, month).to, 3)}T09:00:00Z`));
  const confirmed = ['confirmed', 'paid', 'locked'].includes(status)
    ? new Date(Math.min(released.getTime() + 15 * 3_600_000, now.getTime() - 600_000))
    : null;
  return { released, confirmed };
}

function workItems({ demo, dice, person, month, worked }: Whose, plan: Plan, confirmed: Date | null) {
  const { tenant, today, now, personOf } = demo;
  const rate = 1_900 + (person.at % 6) * 150;
  return linesOf(worked, monthOf(today, month).from).map((line, rank) => {
    const status = plan.items[rank % plan.items.length] ?? 'open';
    // Each state of a doubt once: the rest is as it was.
    const doubted = status === 'declined' || status === 'answered';
    const shown = doubted && rank > 0 ? ('confirmed' as const) : status;
    const checked = line.crewItemId === null ? null : line.planned + dice.roll(31) - 10;
    const isDeclined = doubted && rank === 0;
    const isAnswered = isDeclined && status === 'answered';
    return {
      id: seedId(tenant.id, 'payroll item', person.at, month, rank),
      payrollId: seedId(tenant.id, 'payroll', person.at, month),
      crewItemId: line.crewItemId,
      projectId: line.projectId,
      caption: line.caption,
      day: line.day,
      plannedMinutes: line.planned,
      checkedMinutes: checked,
      approvedMinutes: line.planned,
      paidMinutes: line.planned,
      amountMinor: Math.round((line.planned * rate) / 60),
      status: shown,
      declinedBody: isDeclined ? 'An diesem Tag war ich bis 23 Uhr dort, nicht bis 21 Uhr.' : '',
      answerBody: isAnswered ? 'Stimmt, der Checkout kam offline nach. Ist korrigiert.' : '',
      answeredBy: isAnswered ? (personOf('accountant')?.id ?? null) : null,
      changedAt: isDeclined ? new Date(now.getTime() - 7_200_000) : confirmed,
      rank,
    };
  });
}

type Item = ReturnType<typeof workItems>[number];

/** The allowance of the month stands below its work. */
function allowanceItems(
  { demo, person, month }: Whose,
  plan: Plan,
  confirmed: Date | null,
  work: readonly Item[],
): Item[] {
  const allowance = allowanceOf(person.at, month);
  const last = work.at(-1);
  if (!allowance || !last) return [];
  return [
    {
      ...last,
      id: seedId(demo.tenant.id, 'payroll item', person.at, month, work.length),
      crewItemId: null,
      projectId: null,
      caption: allowanceCaption,
      plannedMinutes: 0,
      checkedMinutes: null,
      approvedMinutes: 0,
      paidMinutes: 0,
      amountMinor: allowance.nights * allowance.perNight,
      status: plan.items.includes('confirmed') ? 'confirmed' : 'open',
      declinedBody: '',
      answerBody: '',
      answeredBy: null,
      changedAt: confirmed,
      rank: work.length,
    },
  ];
}

/** A payroll with its items, told by its plan. */
export function payrollRows(whose: Whose) {
  const { demo, person, month } = whose;
  const { tenant, today, personOf } = demo;
  const plan = planOf(person.at, month);
  const { from, to } = monthOf(today, month);
  const { released, confirmed } = datesOf(whose, plan);
  const work = workItems(whose, plan, confirmed);
  const items = [...work, ...allowanceItems(whose, plan, confirmed, work)];
  const gross = items.reduce((sum, item) => sum + item.amountMinor, 0);
  const minutes = items.reduce((sum, item) => sum + item.paidMinutes, 0);
  const signs = confirmed !== null && !plan.auto;
  const draft = plan.status === 'draft';
  const open = ['released', 'corrected'].includes(plan.status);
  const payroll = {
    id: seedId(tenant.id, 'payroll', person.at, month),
    number: `L-${from.slice(0, 7)}-${String(person.at + 1).padStart(3, '0')}`,
    personId: person.id,
    fromDay: from,
    toDay: to,
    status: plan.status,
    grossMinor: gross,
    netMinor: Math.round(gross * 0.78),
    currency: tenant.currency,
    releasedAt: draft ? null : released,
    releasedBy: draft ? null : (personOf('accountant')?.id ?? null),
    windowEndsAt: open ? payrollWindowEnd(released, { hours: 72, zone: tenant.timeZone }) : null,
    confirmedAt: confirmed,
    autoAccepted: plan.auto ?? false,
    paidAt: ['paid', 'locked'].includes(plan.status)
      ? new Date((confirmed ?? released).getTime() + 3_600_000)
      : null,
  };
  const count = { items: items.length, minutes };
  const { text, sha256 } = payrollToSign({ ...payroll, ...count }, items, tenant.defaultLanguage);
  return {
    payroll: { ...payroll, signedText: signs ? text : '', signedSha256: signs ? sha256 : '' },
    items,
    signs,
  };
}
