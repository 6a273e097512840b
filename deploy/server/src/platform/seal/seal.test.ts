import { PDFDocument } from 'pdf-lib';
import { issuedSeal } from '../../tools/testing/fixtures/issued-seal.fixture.ts';
import { readerSays } from '../../tools/testing/pdf-readers.ts';
import { makeSealKey, sealed } from './seal.ts';

jest.setTimeout(60_000);

const at = new Date('2026-11-21T12:00:00Z');
const facts = { name: 'Zoë & Söhne', reason: 'All have signed.', at };

async function sealedPage(key: Awaited<ReturnType<typeof makeSealKey>>, said = facts) {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.addPage().drawText('A contract.');
  return sealed(doc, key, said);
}

test('a reader finds the seal whole, and a flipped byte breaks it', async () => {
  const key = await makeSealKey('Zoë & Söhne', at);
  const file = await sealedPage(key);
  const whole = readerSays('pdfsig', file);
  expect(whole.text).toContain('Signature is Valid');
  expect(whole.text).toContain('Zoe & Sohne document seal');
  const altered = Buffer.from(file);
  const place = altered.indexOf('/MediaBox') + 20;
  altered[place] = (altered[place] ?? 0) ^ 1;
  expect(readerSays('pdfsig', altered).text).toContain('Digest Mismatch');
  expect(readerSays('qpdf', file, ['--check']).text).toContain('No syntax');
});

test('a name of any alphabet, with brackets, is read as it is written', async () => {
  const file = await sealedPage(await makeSealKey('North', at), { ...facts, name: 'Ŵyn (Łódź) \\ Ltd )' });
  expect(readerSays('pdfsig', file).text).toContain('Signature is Valid');
  expect(readerSays('qpdf', file, ['--json']).text).toContain('u:Ŵyn (Łódź) \\\\ Ltd )');
});

test('the same page and key make the same bytes', async () => {
  const key = await makeSealKey('North', at);
  expect(Buffer.compare(await sealedPage(key), await sealedPage(key))).toBe(0);
});

test.each([
  ['Trust Services', 'North Ltd'],
  ['Prüfstelle für Siegel', 'Zoë & Söhne'],
])('a certificate that %s issued to %s seals, with its issuer behind it', async (issuer, name) => {
  const { chain, key } = issuedSeal({
    from: new Date('2026-01-01T00:00:00Z'),
    until: new Date('2028-01-01T00:00:00Z'),
    issuer,
    name,
  });
  const { text } = readerSays('pdfsig', await sealedPage({ certificate: chain, privateKey: key }));
  expect(text).toContain('Signature is Valid');
  expect(text).toContain(name);
});
