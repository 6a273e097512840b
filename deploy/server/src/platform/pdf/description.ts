import type { Language } from '@callboard/contract';
import { PDFName, PDFString } from 'pdf-lib';
import type { PDFDocument } from 'pdf-lib';
import { locales } from '../locales.ts';

type Described = { title: string; tenantName: string; language: Language; madeAt: Date };

/** What a reader says of a file before it is read, and the language that it is read aloud in. */
export function describe(doc: PDFDocument, { title, tenantName, language, madeAt }: Described): void {
  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setAuthor(tenantName);
  doc.setProducer('Callboard');
  // The library takes a date of its own realm only.
  const at = new Date(madeAt.getTime());
  doc.setCreationDate(at);
  doc.setModificationDate(at);
  doc.catalog.set(PDFName.of('Lang'), PDFString.of(locales[language]));
}
