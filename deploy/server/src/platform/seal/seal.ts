import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from 'pdf-lib';
import { partsOf } from './time-stamp.ts';
import type { TimeStamp } from './time-stamp.ts';

/** The certificate is followed by those of its issuers, where it has any. */
export type SealKey = { certificate: string; privateKey: string };

export const certificatesIn = (pem: string): string[] =>
  pem.match(/-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----\n?/gs) ?? [];

const signatureBytes = 8_192;
/** A confirmation of the time comes with certificates of its own. */
const bytesWithTime = 2 * signatureBytes + 6_144;
const anyNumber = 9_999_999_999;
const yearsValid = 20;

/** Without accents: the library reads a certificate's other letters wrongly when it signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim() || 'Callboard';

/** A certificate of the tenant's own, for its seal. */
export async function makeSealKey(tenantName: string, at: Date): Promise<SealKey> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(at.getTime() - 86_400_000);
  certificate.validity.notAfter = new Date(at);
  certificate.validity.notAfter.setUTCFullYear(at.getUTCFullYear() + yearsValid);
  const name = plain(tenantName);
  const names = [
    { name: 'commonName', value: `${name} document seal` },
    { name: 'organizationName', value: name },
  ];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(pair.privateKey), forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), privateKey: pair.privateKey };
}

type Facts = { name: string; reason: string; at: Date };

/** Where the seal will stand: a signature of everything but itself. */
function leaveRoom(doc: PDFDocument, { name, reason, at, room }: Facts & { room: number }): void {
  const { context } = doc;
  const wide = PDFNumber.of(anyNumber);
  const seal = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'adbe.pkcs7.detached',
      ByteRange: [0, wide, wide, wide],
      Contents: PDFHexString.of('0'.repeat(room * 2)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
      M: PDFString.fromDate(at),
    }),
  );
  const page = doc.getPage(doc.getPageCount() - 1);
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: seal,
      T: PDFString.of('Seal'),
      F: 132,
      P: page.ref,
    }),
  );
  page.node.addAnnot(field);
  doc.catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [field] }));
}

/** The library reads the bytes of an issuer's name as letters and writes these as bytes again: twice over, it is another name. */
function readCertificate(pem: string): forge.pki.Certificate {
  const certificate = forge.pki.certificateFromPem(pem);
  for (const attribute of certificate.issuer.attributes) {
    const isUtf8 = (attribute.valueTagClass as unknown as forge.asn1.Type) === forge.asn1.Type.UTF8;
    if (isUtf8) attribute.value = forge.util.decodeUtf8(String(attribute.value));
  }
  return certificate;
}

const timeStampToken = '1.2.840.113549.1.9.16.2.14';

/** The library writes no attributes of this kind: it is put behind what one signed. */
async function addTime(seal: forge.asn1.Asn1, signature: string, timeStamp: TimeStamp): Promise<void> {
  const { asn1 } = forge;
  const { Class, Type } = asn1;
  const [signedData] = partsOf(partsOf(seal)[1]);
  const [signer] = partsOf(partsOf(signedData).at(-1));
  const token = await timeStamp(Buffer.from(signature, 'latin1'));
  const kind = asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(timeStampToken).getBytes());
  const attribute = asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, [
    kind,
    asn1.create(Class.UNIVERSAL, Type.SET, true, [token]),
  ]);
  partsOf(signer).push(asn1.create(Class.CONTEXT_SPECIFIC, 1 as forge.asn1.Type, true, [attribute]));
}

async function signatureOf(
  content: Buffer,
  { certificate, privateKey }: SealKey,
  at: Date,
  timeStamp?: TimeStamp,
): Promise<string> {
  const signed = forge.pkcs7.createSignedData();
  signed.content = forge.util.createBuffer(content.toString('latin1'));
  const [own, ...issuers] = certificatesIn(certificate).map(readCertificate);
  if (!own) throw new Error('There is no certificate to seal with.');
  for (const one of [own, ...issuers]) signed.addCertificate(one);
  signed.addSigner({
    key: privateKey,
    certificate: own,
    digestAlgorithm: forge.pki.oids['sha256'] ?? '',
    authenticatedAttributes: [
      { type: forge.pki.oids['contentType'] ?? '', value: forge.pki.oids['data'] ?? '' },
      { type: forge.pki.oids['messageDigest'] ?? '' },
      // The declaration wants text, the library a date.
      { type: forge.pki.oids['signingTime'] ?? '', value: at as unknown as string },
    ],
  });
  signed.sign({ detached: true });
  const seal = signed.toAsn1();
  const [signer] = (signed as unknown as { signers: { signature: string }[] }).signers;
  if (timeStamp && signer) await addTime(seal, signer.signature, timeStamp);
  return forge.util.bytesToHex(forge.asn1.toDer(seal).getBytes());
}

/** Seals a file that stands already. */
export async function sealedBytes(bytes: Uint8Array, key: SealKey, facts: Facts): Promise<Buffer> {
  return sealed(await PDFDocument.load(bytes, { updateMetadata: false }), key, facts);
}

/** Writes the file and seals it: whoever changes a byte is found out. The same input makes the same bytes, as long as nobody confirms the time. */
export async function sealed(
  doc: PDFDocument,
  key: SealKey,
  { at: asked, ...facts }: Facts,
  timeStamp?: TimeStamp,
): Promise<Buffer> {
  // The libraries take a date of their own realm only.
  const at = new Date(asked.getTime());
  const room = timeStamp ? bytesWithTime : signatureBytes;
  leaveRoom(doc, { ...facts, at, room });
  const file = Buffer.from(await doc.save({ useObjectStreams: false, addDefaultPage: false }));
  const empty = `[ 0 ${anyNumber} ${anyNumber} ${anyNumber} ]`;
  const range = file.lastIndexOf(empty, undefined, 'latin1');
  const from = file.lastIndexOf(`<${'0'.repeat(room * 2)}>`, undefined, 'latin1');
  if (range < 0 || from < 0) throw new Error('There is no room for the seal.');
  const until = from + room * 2 + 2;
  const numbers = `[ 0 ${from} ${until} ${file.length - until} ]`;
  file.write(numbers.padEnd(empty.length), range, 'latin1');
  const content = Buffer.concat([file.subarray(0, from), file.subarray(until)]);
  const signature = await signatureOf(content, key, at, timeStamp);
  if (signature.length > room * 2) throw new Error('The seal is larger than its room.');
  file.write(signature, from + 1, 'latin1');
  return file;
}
