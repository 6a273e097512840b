import type { Migration } from '../migration.ts';

/** Who changes the title or a day of a document that others sign is part of its evidence. */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    alter table document_event drop constraint document_event_kind_check;
    alter table document_event add constraint document_event_kind_check check (kind in ('created', 'sent', 'opened',
      'viewed', 'consented', 'signed', 'declined', 'delegated', 'reminded', 'edited', 'expired', 'voided', 'sealed'));
  `);
