import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
} from 'pdf-lib';
import type { PDFObject } from 'pdf-lib';
import { pdfObjects, unpacked } from './pdf-objects.ts';

export type PdfFault = 'active' | 'broken' | 'locked';

/** What makes a reader do something else than show pages: run, start, send, fetch, play. */
const actions = new Set(
  [
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'GoToR',
    'GoToE',
    'Rendition',
    'Movie',
    'Sound',
    'GoTo3DView',
    'RichMediaExecute',
  ].map((name) => PDFName.of(name)),
);
const carriers = ['JS', 'JavaScript', 'XFA', 'RichMediaContent', 'RichMediaSettings'].map((name) =>
  PDFName.of(name),
);
const key = (name: string) => PDFName.of(name);

const largestInvoiceData = 5_000_000;
const looksLikeXml = /^(?:\u{feff}|\u00ef\u00bb\u00bf)?\s*<(?:\?xml|[\w:]+[\s>])/u;

function isXml(stream: PDFObject | undefined): boolean {
  const data = stream instanceof PDFRawStream ? unpacked(stream, largestInvoiceData) : null;
  return data !== null && looksLikeXml.test(Buffer.from(data.subarray(0, 200)).toString('latin1'));
}

const text = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';

/** An invoice brings its figures along as XML (EN 16931). Everything else that a PDF carries in it is refused. */
function carriesOnlyXml(file: PDFDict): boolean {
  const streams = file.lookup(key('EF'));
  if (!(streams instanceof PDFDict)) return false;
  const names = ['UF', 'F'].map((name) => text(file.lookup(key(name)))).filter(Boolean);
  return (
    names.length > 0 &&
    names.every((name) => name.toLowerCase().endsWith('.xml')) &&
    streams.values().every((stream) => isXml(file.context.lookup(stream)))
  );
}

/** To a page or to a person. Any other address opens a program, a script, or a file of the reader's machine. */
const knownSchemes = ['http', 'https', 'mailto', 'tel', 'sms'];
const scheme = /^([a-z][a-z0-9+-]*):(?!\d)/i;

function leadsElsewhere(address: string): boolean {
  // Readers leave such signs out before they look.
  const bare = address.replace(/[\s\p{C}]/gu, '');
  const [, named] = scheme.exec(bare) ?? [];
  return bare.startsWith('\\') || (named !== undefined && !knownSchemes.includes(named.toLowerCase()));
}

function acts(dict: PDFDict): boolean {
  const action = dict.lookup(key('S'));
  if (action instanceof PDFName && actions.has(action)) return true;
  // A thread of articles in another file; one of its own is read on.
  if (action === key('Thread') && dict.has(key('F'))) return true;
  if (['URI', 'Base'].some((name) => leadsElsewhere(text(dict.lookup(key(name)))))) return true;
  if (carriers.some((name) => dict.has(name))) return true;
  return dict.has(key('EF')) && !carriesOnlyXml(dict);
}

/** Names of a PDF may spell a letter as `#4a`. */
const lettersOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** By its letters alone, wherever it stands: in what readers mend, between the objects, in data. */
const spelled = /\/(?:JavaScript|Launch|RichMedia|SubmitForm|ImportData)\b/;
/** So short that packed data spells them by chance: these count only outside of it. */
const spelledOutside = /\/(?:JS|XFA)\b/;
/** What could not be taken apart must not look like anything that would be. */
const spelledUnread = /\/(?:JS|XFA|GoTo[RE]|EF|ObjStm|Rendition|Movie)\b/;

/** The objects of a PDF without the data between `stream` and `endstream`. */
function withoutData(letters: string): string {
  const begins = />>\s*stream\r?\n/g;
  let kept = '';
  let from = 0;
  while (begins.test(letters)) {
    const end = letters.indexOf('endstream', begins.lastIndex);
    if (end === -1) break;
    kept += letters.slice(from, begins.lastIndex);
    from = end;
    begins.lastIndex = end;
  }
  return kept + letters.slice(from);
}

function isActive(object: PDFObject): boolean {
  if (object instanceof PDFName) return actions.has(object);
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  if (object instanceof PDFDict) return acts(object) || object.values().some(isActive);
  // A stream whose data would come from somewhere else.
  if (object instanceof PDFStream) return object.dict.has(key('F')) || isActive(object.dict);
  if (!(object instanceof PDFInvalidObject)) return false;
  const unread = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(unread, 0);
  return spelledUnread.test(lettersOf(unread));
}

/** Why a PDF from outside is not kept. A protected one cannot be looked into. */
export async function pdfFault(bytes: Uint8Array): Promise<PdfFault | null> {
  const letters = lettersOf(bytes);
  if (spelled.test(letters) || spelledOutside.test(withoutData(letters))) return 'active';
  const read = await pdfObjects(bytes).catch(() => 'broken' as const);
  if (read === 'broken') return 'broken';
  if (read === null) return 'active';
  if (read.isLocked) return 'locked';
  return read.all.some(isActive) ? 'active' : null;
}
