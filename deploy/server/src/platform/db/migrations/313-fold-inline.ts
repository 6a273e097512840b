import type { Migration } from '../migration.ts';

/**
 * A call of a function costs more than writing a plain name small. PostgreSQL writes a single SQL expression into the
 * statement instead of calling it, where what is folded is no query of its own and has ten operators at most.
 */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(String.raw`
    create function fold_letters(text) returns text immutable parallel safe strict language sql as $$
      select replace(replace(replace(replace(
        translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð', 'ioldd'),
        'ß', 'ss'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe') $$;
    -- Not strict: such a function is written into statements only where all of it is.
    create or replace function fold_text(text) returns text immutable parallel safe language sql as $$
      select case when octet_length($1) = length($1) then lower($1) else fold_letters($1) end $$;
  `);
