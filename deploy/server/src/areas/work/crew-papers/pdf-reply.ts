import { FileReply } from '../../../platform/http/handler.ts';

/** A PDF to be kept under a name that every system can write. */
export const pdfReply = (bytes: Uint8Array, name: string): FileReply =>
  new FileReply(Buffer.from(bytes), 'application/pdf', {
    'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`,
    'cache-control': 'no-store',
  });
