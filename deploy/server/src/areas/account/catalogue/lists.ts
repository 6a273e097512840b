import type { catalogue } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { entriesOf } from './catalogue.db.ts';
import type { ListName } from './catalogue.db.ts';

/** All lists that carry nothing but captions are answered alike. */
const list =
  (name: ListName): Handler<typeof catalogue.countries> =>
  async ({ query }, { db }) => {
    const { items, total } = await entriesOf(db, name, query);
    return listOf(items, total, query);
  };

export const lists = {
  activityTypes: list('activityTypes'),
  cateringAgreementTypes: list('cateringAgreementTypes'),
  chargeTypes: list('chargeTypes'),
  countries: list('countries'),
  nationalities: list('nationalities'),
  regions: list('regions'),
  insurance: list('insurance'),
  taxTypes: list('taxTypes'),
  statuses: list('statuses'),
  messageTypes: list('messageTypes'),
  qualityCheckTypes: list('qualityCheckTypes'),
  documentsStatus: list('documentsStatus'),
  permissionTypes: list('permissionTypes'),
  crewRatingTypes: list('crewRatingTypes'),
  findBestMethods: list('findBestMethods'),
  templates: list('templates'),
};
