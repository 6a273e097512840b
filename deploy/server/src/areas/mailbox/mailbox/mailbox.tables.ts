import type { EmailAddress } from '@callboard/contract';

declare module '#platform/db/column-types.ts' {
  interface JsonColumns {
    'emailMessage.toPeople': EmailAddress[];
    'emailMessage.ccPeople': EmailAddress[];
  }
}
