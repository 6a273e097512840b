import type { Migration } from '../migration.ts';

/** Letters that are no other letter with an accent are found as people without such a key write them. */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(String.raw`
    create or replace function fold_text(text) returns text immutable parallel safe strict language sql
      as $$ select replace(replace(replace(replace(
        translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð', 'ioldd'),
        'ß', 'ss'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe') $$;
    update location set search_text = fold_text(search_text) where search_text ~ '[ßıøłđðþæœ]';
    update email_message set search_text = fold_text(search_text) where search_text ~ '[ßıøłđðþæœ]';
  `);
