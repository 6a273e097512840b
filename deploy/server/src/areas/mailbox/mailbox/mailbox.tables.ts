import type { EmailAddress } from '@callboard/contract';

declare module '../../../platform/db/column-types.ts' {
  interface JsonColumns {
    'email_message.to_people': EmailAddress[];
    'email_message.cc_people': EmailAddress[];
  }
}
