import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { AFRelationship, PDFDocument, PDFName, PDFString } from 'pdf-lib';
import type { PDFObject } from 'pdf-lib';
import { smallPdf } from '../../../tools/demo/small-pdf.ts';
import { manyPagesPdf } from '../../../tools/demo/documents/many-pages-pdf.ts';
import { activePdfs } from '../../../tools/testing/fixtures/active-pdfs.fixture.ts';
import { pdfFault } from './pdf-fault.ts';

// The library tells there what it cannot read.
beforeAll(() => jest.spyOn(console, 'warn').mockReturnValue());

const latin = (text: string) => Buffer.from(text, 'latin1');
const latinOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** A PDF that begins with this, as its catalog or as an annotation of its page says, all of it packed or not. */
async function pdfWith(
  make: (pdf: PDFDocument) => PDFObject,
  { at = 'OpenAction', packed = true }: { at?: string; packed?: boolean } = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.catalog.set(PDFName.of(at), make(pdf));
  return pdf.save({ useObjectStreams: packed });
}
const action = (entries: Record<string, unknown>) => (pdf: PDFDocument) =>
  pdf.context.register(pdf.context.obj(entries as never) as PDFObject);

/** Objects as they lie in a file, with a trailer and nothing that says where they are. */
const written = (...objects: string[]) =>
  latin(`%PDF-1.7\n${objects.join('\n')}\ntrailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`);
const plain = [
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
  '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj',
];
const stream = (number: number, head: string, data: Buffer | string) =>
  `${number} 0 obj\n<< ${head} /Length ${data.length} >>\nstream\n${Buffer.from(data).toString('latin1')}\nendstream\nendobj`;
const launch = '<< /S /Launch /F (\\\\\\\\elsewhere\\\\gate.exe) >>';
const packs = `7 0 ${launch}`;

test.each([
  ['one page', () => smallPdf('Plan', ['Gate 3'])],
  ['many pages', () => manyPagesPdf('Agreement', 48)],
  ['a packed one', () => pdfWith(action({ S: 'GoTo', D: [] }))],
  ['a link to the web', () => pdfWith(action({ S: 'URI', URI: PDFString.of('https://callboard.example') }))],
  [
    'a link to a mailbox',
    () => pdfWith(action({ S: 'URI', URI: PDFString.of('mailto:a@callboard.example') })),
  ],
  ['a link without a scheme', () => pdfWith(action({ S: 'URI', URI: PDFString.of('localhost:4000/a:b') }))],
  ['a thread of its own articles', () => pdfWith(action({ S: 'Thread', D: 0 }))],
  ['one without a table of its objects', () => written(...plain)],
  ['megabytes of noise', () => written(...plain, stream(3, '', randomBytes(4_000_000)))],
])('%s is taken', async (_, make) => {
  expect(await pdfFault(await make())).toBeNull();
});

test.each([
  ['runs a script', { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }],
  ['starts a program', { S: 'Launch', F: PDFString.of('gate.exe') }],
  ['opens another file over the network', { S: 'GoToR', F: PDFString.of('\\\\elsewhere\\share') }],
  ['opens a file that it carries', { S: 'GoToE' }],
  ['sends what is filled in', { S: 'SubmitForm', F: PDFString.of('https://elsewhere.example') }],
  ['plays something', { S: 'Rendition' }],
  ['plays a film', { S: 'Movie' }],
  ['makes a noise', { S: 'Sound' }],
  ['moves a model', { S: 'GoTo3DView' }],
  ['starts what a film brings along', { S: 'RichMediaExecute' }],
  ['reads on in another file', { S: 'Thread', F: PDFString.of('\\\\elsewhere\\share') }],
  ['opens a file of the machine', { S: 'URI', URI: PDFString.of('file:///etc/passwd') }],
  ['does so with a sign in between', { S: 'URI', URI: PDFString.of(' fi\tle:///etc/passwd') }],
  ['runs a script as an address', { S: 'URI', URI: PDFString.of('JAVASCRIPT:alert(1)') }],
  ['opens a share', { S: 'URI', URI: PDFString.of('\\\\elsewhere\\share') }],
  ['begins its addresses with files', { URI: { Base: PDFString.of('file:///') } }],
])('what %s is refused, however it is packed', async (_, entries) => {
  expect(await pdfFault(await pdfWith(action(entries)))).toBe('active');
  expect(await pdfFault(await pdfWith(action(entries), { packed: false }))).toBe('active');
  // Deep in something else.
  const nested = { Type: 'Annot', Kids: [{ A: { Next: [entries] } }] };
  expect(await pdfFault(await pdfWith(action(nested), { at: 'Anything' }))).toBe('active');
});

test.each(activePdfs)('a PDF with %s, packed where no letter shows it, is refused', async (_, make) => {
  const pdf = await make();
  expect(latinOf(pdf)).not.toMatch(/JavaScript|Launch|SubmitForm|file:/);
  expect(await pdfFault(pdf)).toBe('active');
});

test('a form of another language and names that spell letters as figures are found when packed', async () => {
  expect(await pdfFault(await pdfWith(action({ XFA: 'x' }), { at: 'AcroForm' }))).toBe('active');
  const spelled = deflateSync(latin('7 0 << /S /L#61unch >>'));
  const pdf = written(...plain, stream(3, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', spelled));
  expect(await pdfFault(pdf)).toBe('active');
});

test.each([
  [
    'packed objects that do not say what they are',
    written(...plain, stream(3, '/N 1 /First 4 /Filter /FlateDecode', deflateSync(latin(packs)))),
  ],
  ['an object in the data of another', written(...plain, stream(3, '', '4 0 obj\n<< /S /GoToR >>\nendobj'))],
  [
    'an action that a later version of itself covers',
    written('1 0 obj\n<< /S /GoToR /F (x) >>\nendobj', ...plain),
  ],
  [
    'a kind of action that stands apart from it',
    written(...plain, '3 0 obj\n<< /S 4 0 R >>\nendobj', '4 0 obj\n/GoToR\nendobj', '4 0 obj\n/GoTo\nendobj'),
  ],
  ['data that lies elsewhere', written(...plain, stream(3, '/F (\\\\\\\\elsewhere\\\\share)', 'x'))],
  ['an action in what cannot be read', written(...plain, '3 0 obj\n<< /S /GoToR /F ( >>\nendobj')],
])('%s is refused', async (_, pdf) => {
  expect(await pdfFault(pdf)).toBe('active');
});

test('what would unpack to a thousand times its size is not unpacked', async () => {
  const data = deflateSync(Buffer.concat([latin('7 0 '), Buffer.alloc(120_000_000, ' ')]));
  const before = process.memoryUsage().rss;
  expect(
    await pdfFault(written(...plain, stream(3, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', data))),
  ).toBe('active');
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
});

test('a protected PDF cannot be looked into', async () => {
  const pdf = written(...plain)
    .toString('latin1')
    .replace('/Root', '/Encrypt 3 0 R /Root');
  expect(await pdfFault(latin(pdf))).toBe('locked');
});

describe('what a PDF carries in it', () => {
  const carrying = async (name: string, data: string | Buffer) => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    await pdf.attach(Buffer.from(data), name, { afRelationship: AFRelationship.Data });
    return pdf.save();
  };
  const invoice = '<?xml version="1.0"?><rsm:CrossIndustryInvoice/>';
  test('may be the figures of an invoice', async () => {
    expect(await pdfFault(await carrying('factur-x.xml', invoice))).toBeNull();
    expect(await pdfFault(await carrying('xrechnung.xml', `\u{feff}${invoice}`))).toBeNull();
  });
  test.each([
    ['a program', 'gate.exe', 'MZ'],
    ['a program with the name of figures', 'factur-x.xml', 'MZ'],
    ['figures with the name of a program', 'gate.exe', invoice],
    ['more than an invoice has', 'factur-x.xml', invoice + ' '.repeat(6_000_000)],
  ])('is not %s', async (_, name, data) => {
    expect(await pdfFault(await carrying(name, data))).toBe('active');
  });
});

test.each([0.1, 0.5, 0.9])('a part of one never stops the reader: %d', async (share) => {
  const whole = await manyPagesPdf('Agreement', 3);
  expect([null, 'broken']).toContain(await pdfFault(whole.subarray(0, whole.length * share)));
});
