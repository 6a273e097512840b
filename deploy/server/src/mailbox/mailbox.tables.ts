import type { Generated } from 'kysely';
import type { EmailAddress } from '@callboard/contract';
import type { Json } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    mailbox: { tenant_id: Generated<string>; id: string; name: string; address: string };
    mailbox_reader: { tenant_id: Generated<string>; mailbox_id: string; person_id: string };
    email_message: {
      tenant_id: Generated<string>;
      id: string;
      mailbox_id: string;
      subject: string;
      from_name: string;
      from_email: string;
      to_people: Json<EmailAddress[]>;
      cc_people: Json<EmailAddress[]>;
      received_at: Date;
      body_text: string;
      body_html: string | null;
      search_text: string;
      version: Generated<number>;
    };
    email_read: { tenant_id: Generated<string>; message_id: string; person_id: string; read_at: Date };
    email_attachment: {
      tenant_id: Generated<string>;
      id: string;
      message_id: string;
      file_id: string;
      rank: number;
    };
    unsubscribe_link: { tenant_id: Generated<string>; token_hash: string; email: string; list: string };
    unsubscription: { tenant_id: Generated<string>; email: string; list: string; at: Date };
  }
}
