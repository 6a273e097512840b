import { createHash } from 'node:crypto';
import { plantedServer } from '../../../tools/testing/server/planted-server.ts';

const server = plantedServer({});
const page = (language: string) =>
  server.app.inject({
    url: '/verify?document=1',
    headers: { host: 'north.test', 'accept-language': language },
  });

test.each([
  ['de-AT,de;q=0.9', 'de-AT', 'Dokument prüfen'],
  ['cy', 'cy', 'Gwirio dogfen'],
  ['ja,fr;q=0.5', 'fr', 'Vérifier un document'],
  ['ja', 'en', 'Check a document'],
])('a browser that speaks %s is answered in %s', async (accepted, lang, title) => {
  const { body } = await page(accepted);
  expect(body).toContain(`<html lang="${lang}">`);
  expect(body).toContain(`<h1>${title}</h1>`);
});

test('the page that verifies runs only its own script, and prints nothing of the address', async () => {
  const { body, headers } = await page('en');
  const script = /<script type="module">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(body).not.toContain('document=1');
});
