import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

export type Issued = { chain: string; key: string };
type Wanted = { from: Date; until: Date; issuer?: string; name?: string };

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const utf8 = forge.asn1.Type.UTF8;
const named = (name: string) => [
  { name: 'commonName', value: name, valueTagClass: utf8 as unknown as forge.asn1.Class },
];

/** A certificate as an authority issues it, with that of the authority behind it. */
export function issuedSeal({ from, until, issuer = 'Trust Services', name = 'North Ltd' }: Wanted): Issued {
  const authority = pair();
  const own = pair();
  const certificate = (subject: string, publicKey: string, isAuthority: boolean) => {
    const made = forge.pki.createCertificate();
    made.publicKey = forge.pki.publicKeyFromPem(publicKey);
    made.serialNumber = `01${randomBytes(15).toString('hex')}`;
    made.validity.notBefore = from;
    made.validity.notAfter = until;
    made.setSubject(named(subject));
    made.setIssuer(named(issuer));
    made.setExtensions([{ name: 'basicConstraints', cA: isAuthority }]);
    made.sign(forge.pki.privateKeyFromPem(authority.privateKey), forge.md.sha256.create());
    return forge.pki.certificateToPem(made);
  };
  return {
    chain: certificate(name, own.publicKey, false) + certificate(issuer, authority.publicKey, true),
    key: own.privateKey,
  };
}
