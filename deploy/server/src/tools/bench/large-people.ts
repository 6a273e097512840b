/** SQL that fills people and what belongs to them. `n` counts people; ids are `p-1` … */
export const largePeople: readonly string[] = [
  `insert into "tenantSetting" ("defaultLanguage", "mobileTheme", "useUserLanguage", "timeZone", "metaHostName",
      "metaDescription", "contactEmail", "contactPhone")
    values ('en', 'default', true, 'Europe/Vienna', 'Large', 'A large tenant', 'office@large.example', '')`,
  `insert into "catalogueEntry" (list, id, caption, rank)
    select list, list || '-' || n, initcap(list) || ' ' || n, n
    from unnest(array['regions', 'crewTags', 'receiptTypes', 'documentsStatus', 'cateringAgreementTypes']) list,
      generate_series(1, 12) n`,
  `insert into skill (id, caption, "documentBased") select 'sk-' || n, 'Skill ' || n, n % 2 = 0
    from generate_series(1, 18) n`,
  `insert into function (id, caption, short, "crewChief", spare, color, rank)
    select 'fn-' || n, 'Function ' || n, 'F' || n, n = 1, n = 14, '#2f6f5e', n from generate_series(1, 14) n`,
  `insert into person (id, "contactNumber", "firstName", "lastName", email, phone, city, country, "timeZone", active,
      "pictureState", "regionId")
    select 'p-' || n, 'C-' || n, (array['Anna', 'Zoë', 'Gwenllian', 'Şükrü', 'Íñigo', 'Fenna'])[1 + n % 6],
      (array['Kern', 'D''Angelo', 'Llewellyn-Pritchard', 'Maier', 'Lefèvre', 'van der Heijden'])[1 + n / 6 % 6]
        || ' ' || n, 'p' || n || '@large.example', '+4366000' || lpad(n::text, 5, '0'), 'Wien', 'AT',
      'Europe/Vienna', n % 40 <> 39, 'none', 'regions-' || 1 + n % 12
    from generate_series(1, 2000) n`,
  `insert into "personFunction" ("personId", "functionId")
    select distinct 'p-' || n, 'fn-' || 1 + (n + k * 3) % 14 from generate_series(1, 2000) n, generate_series(0, 2) k`,
  `insert into "personSkill" ("personId", "skillId", "validFrom", "validUntil")
    select distinct on (n, s) 'p-' || n, 'sk-' || s, current_date - 300, current_date + (n % 400) - 40
    from generate_series(1, 2000) n, lateral (select 1 + (n + k * 5) % 18 as s from generate_series(0, 3) k) x`,
  `insert into "personTag" ("personId", "tagId") select 'p-' || n, 'crewTags-' || 1 + n % 12
    from generate_series(1, 2000) n`,
  `insert into "staffContract" (id, number, "personId", kind, caption, "validFrom", "signedAt")
    select 'sc-' || n, 'V-' || n, 'p-' || n, (array['fullTime', 'partTime', 'hourly'])[1 + n % 3], 'Contract ' || n,
      current_date - 700, now() from generate_series(1, 2000) n`,
  `insert into "staffContractVersion" (id, "contractId", "validFrom", "weekdayMinutes", "daysPerWeek", "vacationDays",
      "payMinor", currency)
    select 'sv-' || n || '-' || k, 'sc-' || n, current_date - 700 + k * 350,
      case n % 3 when 0 then array[480, 480, 480, 480, 480, 0, 0] when 1 then array[480, 480, 480, 0, 0, 0, 0]
        else array[0, 0, 0, 0, 0, 0, 0] end, 5, 25, 2000, 'EUR'
    from generate_series(1, 2000) n, generate_series(0, 1) k`,
  `insert into "timeBooking" (id, "personId", day, minutes, kind, reason, at)
    select 'tb-' || n || '-' || k, 'p-' || n, current_date - 690 + k * 200, 60 * k,
      case k when 0 then 'opening' else 'manual' end, 'Booked', now()
    from generate_series(1, 2000) n, generate_series(0, 2) k`,
  `insert into absence (id, "personId", kind, status, "fromDay", "toDay", days, "requestedAt")
    select 'ab-' || n || '-' || k, 'p-' || n, (array['vacation', 'unpaid', 'timeInLieu', 'vacation'])[1 + k % 4],
      (array['approved', 'approved', 'refused', 'requested', 'withdrawn'])[1 + (n + k) % 5],
      current_date - 500 + k * 100 + n % 60, current_date - 496 + k * 100 + n % 60, 5, now() - interval '30 days'
    from generate_series(1, 2000) n, generate_series(0, 6) k`,
  `insert into "blockDate" (id, "personId", "fromDay", "toDay", reason, "createdAt")
    select 'bl-' || n || '-' || k, 'p-' || n, current_date + k * 50 + n % 40, current_date + 1 + k * 50 + n % 40,
      'Private', now() from generate_series(1, 2000) n, generate_series(0, 3) k`,
  `insert into "bankHoliday" ("regionId", day, caption)
    select 'regions-' || r, current_date + d * 30, 'Holiday' from generate_series(1, 12) r, generate_series(-12, 12) d`,
  `insert into "plannerCrew" (id, kind, name, "plannerId", places)
    select 'pc-' || n, 'membership', 'Membership crew ' || n, 'p-' || 10 + n % 5, 60 from generate_series(1, 40) n`,
  `insert into "plannerCrewMembership" (id, "plannerCrewId", "personId", since)
    select 'pm-' || c || '-' || k, 'pc-' || c, 'p-' || 1 + (c * 50 + k) % 2000, current_date - 300
    from generate_series(1, 40) c, generate_series(0, 49) k`,
  `insert into "plannerCrew" (id, kind, name, "plannerId")
    select 'pp-' || n, 'project', 'Project group ' || n, 'p-' || 10 + n % 5 from generate_series(1, 20) n`,
  `insert into "plannerCrewMembership" (id, "plannerCrewId", "personId", since)
    select 'pq-' || c || '-' || k, 'pp-' || c, 'p-' || 1 + (c * 90 + k) % 2000, current_date - 100
    from generate_series(1, 20) c, generate_series(0, 29) k`,
];
