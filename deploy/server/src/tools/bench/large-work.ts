import type { LargeSize } from './large-size.ts';

const days = 730;
const dayToday = 550;
/** From today to the last day that has crews. */
export const daysAhead = days - 1 - dayToday;
const perCrew = 14;
/** So long ago that it was invoiced. */
const daysToInvoice = 45;

const past = `(array['cleared', 'cleared', 'cleared', 'done', 'cleared', 'cleared', 'refused', 'noShow', 'cleared',
  'cancelled', 'cleared', 'notNeeded', 'expired', 'cleared', 'cleared', 'done'])[1 + (d + k) % 16]`;
const coming = `(array['confirmed', 'confirmed', 'requested', 'confirmed', 'vacant', 'hasChanged', 'confirmed', 'spare',
  'confirmed', 'spareRequested', 'ready', 'draft', 'confirmed', 'requested', 'confirmed', 'vacant'])[1 + (d + k) % 16]`;

/**
 * SQL that fills companies, projects, crews and positions over two years: so many a day, each of another person, so
 * that nobody is in two places. `d` counts days, 0 is the first; today is `dayToday`.
 */
export function largeWork({ perDay }: LargeSize): readonly string[] {
  const crewsPerDay = Math.ceil(perDay / perCrew);
  return [
    `insert into company (id, number, name, country, currency, city)
    select 'co-' || n, 'K-' || n, 'Company ' || n, 'AT', 'EUR', 'Wien' from generate_series(1, 200) n`,
    `insert into "clientMark" (id, "companyId", caption) select 'cm-' || n, 'co-' || n, 'Mark ' || n
    from generate_series(1, 200) n`,
    `insert into contact (id, number, kind, name, role, email, phone, "companyId")
    select 'ct-' || n, 'N-' || n, 'companyPerson', 'Contact ' || n, 'Production', 'c' || n || '@company.example',
      '+431', 'co-' || 1 + n % 200 from generate_series(1, 2000) n`,
    `insert into contact (id, number, kind, name, "personId", "companyId")
    select 'cp-' || n, 'P-' || n, 'person', 'Person ' || n, 'p-' || n, null from generate_series(1, 2000) n`,
    `insert into "rateCard" (id, "companyId", caption, currency, "validFrom")
    select 'rc-' || n, 'co-' || n, 'Rates ' || n, 'EUR', current_date - 300 from generate_series(1, 200) n`,
    `insert into "rateCardItem" (id, "rateCardId", "functionId", caption, unit, "priceMinor", rank)
    select 'ri-' || n || '-' || k, 'rc-' || n, 'fn-' || 1 + k, 'Rate ' || k, 'hour', 2500 + k * 100, k
    from generate_series(1, 200) n, generate_series(0, 9) k`,
    `insert into location (id, name, city, country, "timeZone", latitude, longitude, "searchText")
    select 'lo-' || n, 'Hall ' || n, 'Wien', 'AT', 'Europe/Vienna', 48.2 + n * 0.001, 16.3 + n * 0.001,
      'hall ' || n || ' wien' from generate_series(1, 300) n`,
    `insert into project (id, number, name, kind, status, "companyId", "clientMarkId", "rateCardId", "locationId",
      "beginDate", "endDate", reference, "managerId", "plannerId", "createdAt", "closedAt")
    select 'pr-' || n, (4710 + n)::text, 'Project ' || n, case when n % 50 = 0 then 'internal' else 'client' end,
      (array['confirmed', 'confirmed', 'quoted', 'design'])[1 + n % 4],
      case when n % 25 = 1 then 'co-1' else 'co-' || 1 + n % 200 end,
      case when n % 3 = 0 and n % 25 <> 1 then 'cm-' || 1 + n % 200 end, null, 'lo-' || 1 + n % 300,
      current_date - ${dayToday} + n / 2, current_date - ${dayToday} + n / 2 + 20, 'REF-' || n, 'p-' || 20 + n % 10,
      'p-' || 10 + n % 5, now() - interval '600 days', case when n < 600 then now() end
    from generate_series(1, ${days * 2}) n`,
    `insert into crew (id, number, "projectId", "locationId", name, shift, "startDate", "startTime", "endTime", "timeZone",
      "contactOnSiteId", "createdAt", "signedOffAt")
    select 'c-' || d || '-' || c, 'CR-' || d * ${crewsPerDay} + c, 'pr-' || 1 + (d * 2 + c % 8) % ${days * 2},
      'lo-' || 1 + (d + c) % 300, 'Crew ' || c, 'D', current_date - ${dayToday} + d, time '08:00', time '18:00',
      'Europe/Vienna', 'ct-' || 1 + (d + c) % 2000, now() - interval '600 days',
      case when d < ${dayToday - 1} then now() end
    from generate_series(0, ${days - 1}) d, generate_series(0, ${crewsPerDay - 1}) c`,
    `insert into "crewItem" (id, "crewId", "projectId", "functionId", "personId", status, "startDate", "startTime", "endTime",
      "timeZone", "startsAt", "endsAt", "crewChief", "payBasis", "payMinor", currency, changes, "requestedAt", "decidedAt",
      "deadlineAt", "createdAt")
    select 'i-' || d || '-' || k, c.id, c."projectId", 'fn-' || 1 + k % 14,
      case when x.status in ('vacant', 'draft') then null else 'p-' || 1 + (d * 137 + k) % 2000 end, x.status,
      c."startDate", time '08:00', time '18:00', 'Europe/Vienna',
      (c."startDate" + time '08:00') at time zone 'Europe/Vienna',
      (c."startDate" + time '18:00') at time zone 'Europe/Vienna', k % ${perCrew} = 0,
      case when k % 97 = 5 then 'day' else 'hour' end, case when k % 97 <> 5 then 1800 end, 'EUR',
      case when x.status = 'hasChanged' then '{"startTime": {"before": "07:00", "after": "08:00"}}'::jsonb end,
      now() - interval '10 days', case when x.status in ('confirmed', 'cleared', 'done') then now() end,
      case when x.status in ('requested', 'spareRequested') then now() + interval '2 days' end,
      now() - interval '20 days'
    from generate_series(0, ${days - 1}) d, generate_series(0, ${perDay - 1}) k,
      lateral (select case when d < ${dayToday} then ${past} when d = ${dayToday} then 'working'
        else ${coming} end as status) x
    join lateral (select * from crew where id = 'c-' || d || '-' || k / ${perCrew}) c on true`,
    `insert into "crewItemApplication" (id, "crewItemId", "personId", state, "appliedAt")
    select 'ap-' || i.id || '-' || k, i.id, 'p-' || 1 + (hashtext(i.id) & 1023) + k * 200, 'applied', now()
    from "crewItem" i, generate_series(0, 2) k where i.status = 'vacant'`,
    `insert into "crewCheck" (id, "crewItemId", "crewId", "personId", day, "plannedFrom", "plannedUntil", "checkedFrom",
      "checkedUntil", state, "approvedMinutes", invoiced)
    select 'ck-' || id, id, "crewId", "personId", "startDate", "startsAt", "endsAt", "startsAt",
      case when status = 'working' then null else "endsAt" end,
      case status when 'working' then 'in' when 'done' then 'out' else 'signedOff' end,
      case when status = 'cleared' then 570 end, status = 'cleared' and "startDate" < current_date - ${daysToInvoice}
    from "crewItem" where status in ('cleared', 'done', 'working')`,
    `insert into "crewPaper" (id, "crewId", kind, number, "releasedAt")
    select 'dn-' || id, id, 'deliveryNote', 'DN-' || number, now() from crew where "signedOffAt" is not null`,
    `insert into "crewRating" (id, "personId", "crewItemId", "typeId", stars, at)
    select 'ra-' || id, "personId", id, 'overall', 1 + abs(hashtext(id)) % 5, "endsAt"
    from "crewItem" where status = 'cleared' and abs(hashtext(id)) % 10 = 0`,
  ];
}
