import type { EmailAddress } from '@callboard/contract';

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'emailMessage.toPeople': EmailAddress[];
    'emailMessage.ccPeople': EmailAddress[];
  }
}
