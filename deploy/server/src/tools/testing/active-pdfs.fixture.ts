import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import type { PDFObject } from 'pdf-lib';

const text = (value: string) => PDFString.of(value);
const script = { S: 'JavaScript', JS: text('app.alert(1)') };
const link = (action: object) => ({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action });
const address = (uri: string) => link({ S: 'URI', URI: text(uri) });

type Place = 'catalog' | 'page';
/** What stands under which name, of the document or of its page. */
type Probe = readonly [name: string, place: Place, key: string, value: unknown];

const probes: readonly Probe[] = [
  ['a script when it is opened', 'catalog', 'OpenAction', script],
  ['a script when it is closed', 'catalog', 'AA', { WC: script }],
  ['a script before it is printed', 'catalog', 'AA', { WP: script }],
  ['a script with a name', 'catalog', 'Names', { JavaScript: { Names: [text('gate'), script] } }],
  ['a script when a page is shown', 'page', 'AA', { O: script }],
  ['a script when a page is left', 'page', 'AA', { C: script }],
  ['a script behind a link', 'page', 'Annots', [link(script)]],
  [
    'a script when a field is typed in',
    'page',
    'Annots',
    [{ Subtype: 'Widget', FT: 'Tx', AA: { K: script } }],
  ],
  ['a script of a form', 'catalog', 'AcroForm', { Fields: [{ FT: 'Tx', AA: { C: script } }] }],
  ['a script after something harmless', 'catalog', 'OpenAction', { S: 'GoTo', D: [], Next: script }],
  ['a script that is the third thing', 'catalog', 'OpenAction', { S: 'GoTo', Next: [{ S: 'GoTo' }, script] }],
  ['a script behind a bookmark', 'catalog', 'Outlines', { First: { Title: text('Gate'), A: script } }],
  ['a program when it is opened', 'catalog', 'OpenAction', { S: 'Launch', F: text('gate.exe') }],
  ['a program behind a link', 'page', 'Annots', [link({ S: 'Launch', Win: { F: text('cmd.exe') } })]],
  ['a form that sends', 'page', 'Annots', [link({ S: 'SubmitForm', F: text('https://elsewhere.example') })]],
  ['a form that reads a file', 'page', 'Annots', [link({ S: 'ImportData', F: text('gate.fdf') })]],
  ['a form of another language', 'catalog', 'AcroForm', { XFA: text('<xdp/>') }],
  [
    'another file over the network',
    'page',
    'Annots',
    [link({ S: 'GoToR', F: text('\\\\elsewhere\\share') })],
  ],
  ['a file that it carries', 'page', 'Annots', [link({ S: 'GoToE', T: { R: 'C' } })]],
  ['a thread of another file', 'page', 'Annots', [link({ S: 'Thread', F: text('\\\\elsewhere\\share') })]],
  ['a film', 'page', 'Annots', [link({ S: 'Movie' })]],
  ['a rendition', 'page', 'Annots', [link({ S: 'Rendition', OP: 0 })]],
  ['a sound', 'page', 'Annots', [link({ S: 'Sound' })]],
  ['a model', 'page', 'Annots', [link({ S: 'GoTo3DView' })]],
  ['rich media', 'page', 'Annots', [{ Subtype: 'RichMedia', RichMediaContent: { Assets: {} } }]],
  ['a file of the machine', 'page', 'Annots', [address('file:///etc/passwd')]],
  ['a script as an address', 'page', 'Annots', [address('JAVASCRIPT:alert(1)')]],
  ['addresses that begin with files', 'catalog', 'URI', { Base: text('file:///') }],
];

async function packed([, place, key, value]: Probe): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const object = pdf.context.obj(value as never) as PDFObject;
  const holder = place === 'page' ? page.node : pdf.catalog;
  // By reference, so that it lies in a stream of packed objects, where its letters are not to be seen.
  holder.set(PDFName.of(key), pdf.context.register(object));
  return pdf.save({ useObjectStreams: true });
}

/** PDFs that would do something beyond showing their pages, each by its name. */
export const activePdfs = probes.map((probe) => [probe[0], () => packed(probe)] as const);
