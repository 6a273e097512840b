import type { AnswerOf, documents } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { patience } from '../support/run/patience.ts';
import { expect, type Page } from '../support/story.ts';
import { plantDocument } from './plant-document.ts';

type Detail = AnswerOf<typeof documents.document>;
const confidentiality = /^(Confidentiality|Vertraulichkeit)$/;

/** The crew member hands the own signature on to somebody without a login, who is mailed a link. */
export async function mailedLink(
  port: number,
  page: Page,
  { name, email, signer = 'Iris Wood' }: { name: string; email: string; signer?: string },
) {
  const id = await plantDocument(port, {
    name,
    pages: ['The first page', 'The last page'],
    signers: ['crew', 'chief'],
    type: confidentiality,
  });
  const crew = await actor(port, 'crew');
  const { userSignatories } = await crew.get<Detail>(`/documents/${id}`);
  await crew.post(`/documents/${id}/delegate/${userSignatories[0]?.id}`, {
    to: 'mail',
    name: signer,
    email,
    language: 'en',
    timeZone: 'Europe/Vienna',
  });
  const linkIn = async () => {
    const list = await (await page.request.get(`http://127.0.0.1:${port}/dev/mail`)).text();
    for (const [, mail] of list.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)) {
      const text = await (await page.request.get(`http://127.0.0.1:${port}${mail}`)).text();
      const link = /\/signing\/[\w-]{43}/.exec(text.replaceAll(/=\r?\n/g, ''))?.[0];
      if (link && text.includes(email)) return link;
    }
    return '';
  };
  await expect.poll(linkIn, { timeout: patience(20_000) }).not.toBe('');
  return { id, link: await linkIn(), crew };
}
