/** SQL that fills people and what belongs to them. `n` counts people; ids are `p-1` … */
export const largePeople: readonly string[] = [
  `insert into tenant_setting (default_language, mobile_theme, use_user_language, time_zone, meta_host_name,
      meta_description, contact_email, contact_phone)
    values ('en', 'default', true, 'Europe/Vienna', 'Large', 'A large tenant', 'office@large.example', '')`,
  `insert into catalogue_entry (list, id, caption, rank)
    select list, list || '-' || n, initcap(list) || ' ' || n, n
    from unnest(array['regions', 'crewTags', 'receiptTypes', 'documentsStatus', 'cateringAgreementTypes']) list,
      generate_series(1, 12) n`,
  `insert into skill (id, caption, document_based) select 'sk-' || n, 'Skill ' || n, n % 2 = 0
    from generate_series(1, 18) n`,
  `insert into function (id, caption, short, crew_chief, spare, color, rank)
    select 'fn-' || n, 'Function ' || n, 'F' || n, n = 1, n = 14, '#2f6f5e', n from generate_series(1, 14) n`,
  `insert into person (id, contact_number, first_name, last_name, email, phone, city, country, time_zone, active,
      picture_state, region_id)
    select 'p-' || n, 'C-' || n, (array['Anna', 'Zoë', 'Gwenllian', 'Şükrü', 'Íñigo', 'Fenna'])[1 + n % 6],
      (array['Kern', 'D''Angelo', 'Llewellyn-Pritchard', 'Maier', 'Lefèvre', 'van der Heijden'])[1 + n / 6 % 6]
        || ' ' || n, 'p' || n || '@large.example', '+4366000' || lpad(n::text, 5, '0'), 'Wien', 'AT',
      'Europe/Vienna', n % 40 <> 39, 'none', 'regions-' || 1 + n % 12
    from generate_series(1, 2000) n`,
  `insert into person_function (person_id, function_id)
    select distinct 'p-' || n, 'fn-' || 1 + (n + k * 3) % 14 from generate_series(1, 2000) n, generate_series(0, 2) k`,
  `insert into person_skill (person_id, skill_id, valid_from, valid_until)
    select distinct on (n, s) 'p-' || n, 'sk-' || s, current_date - 300, current_date + (n % 400) - 40
    from generate_series(1, 2000) n, lateral (select 1 + (n + k * 5) % 18 as s from generate_series(0, 3) k) x`,
  `insert into person_tag (person_id, tag_id) select 'p-' || n, 'crewTags-' || 1 + n % 12
    from generate_series(1, 2000) n`,
  `insert into staff_contract (id, number, person_id, kind, caption, valid_from, signed_at)
    select 'sc-' || n, 'V-' || n, 'p-' || n, (array['fullTime', 'partTime', 'hourly'])[1 + n % 3], 'Contract ' || n,
      current_date - 700, now() from generate_series(1, 2000) n`,
  `insert into staff_contract_version (id, contract_id, valid_from, weekday_minutes, days_per_week, vacation_days,
      pay_minor, currency)
    select 'sv-' || n || '-' || k, 'sc-' || n, current_date - 700 + k * 350,
      case n % 3 when 0 then array[480, 480, 480, 480, 480, 0, 0] when 1 then array[480, 480, 480, 0, 0, 0, 0]
        else array[0, 0, 0, 0, 0, 0, 0] end, 5, 25, 2000, 'EUR'
    from generate_series(1, 2000) n, generate_series(0, 1) k`,
  `insert into time_booking (id, person_id, day, minutes, kind, reason, at)
    select 'tb-' || n || '-' || k, 'p-' || n, current_date - 690 + k * 200, 60 * k,
      case k when 0 then 'opening' else 'manual' end, 'Booked', now()
    from generate_series(1, 2000) n, generate_series(0, 2) k`,
  `insert into absence (id, person_id, kind, status, from_day, to_day, days, requested_at)
    select 'ab-' || n || '-' || k, 'p-' || n, (array['vacation', 'unpaid', 'timeInLieu', 'vacation'])[1 + k % 4],
      (array['approved', 'approved', 'refused', 'requested', 'withdrawn'])[1 + (n + k) % 5],
      current_date - 500 + k * 100 + n % 60, current_date - 496 + k * 100 + n % 60, 5, now() - interval '30 days'
    from generate_series(1, 2000) n, generate_series(0, 6) k`,
  `insert into block_date (id, person_id, from_day, to_day, reason, created_at)
    select 'bl-' || n || '-' || k, 'p-' || n, current_date + k * 50 + n % 40, current_date + 1 + k * 50 + n % 40,
      'Private', now() from generate_series(1, 2000) n, generate_series(0, 3) k`,
  `insert into bank_holiday (region_id, day, caption)
    select 'regions-' || r, current_date + d * 30, 'Holiday' from generate_series(1, 12) r, generate_series(-12, 12) d`,
  `insert into planner_crew (id, kind, name, planner_id, places)
    select 'pc-' || n, 'membership', 'Membership crew ' || n, 'p-' || 10 + n % 5, 60 from generate_series(1, 40) n`,
  `insert into planner_crew_membership (id, planner_crew_id, person_id, since)
    select 'pm-' || c || '-' || k, 'pc-' || c, 'p-' || 1 + (c * 50 + k) % 2000, current_date - 300
    from generate_series(1, 40) c, generate_series(0, 49) k`,
  `insert into planner_crew (id, kind, name, planner_id)
    select 'pp-' || n, 'project', 'Project group ' || n, 'p-' || 10 + n % 5 from generate_series(1, 20) n`,
  `insert into planner_crew_membership (id, planner_crew_id, person_id, since)
    select 'pq-' || c || '-' || k, 'pp-' || c, 'p-' || 1 + (c * 90 + k) % 2000, current_date - 100
    from generate_series(1, 20) c, generate_series(0, 29) k`,
];
