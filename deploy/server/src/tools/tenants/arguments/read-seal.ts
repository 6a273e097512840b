import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { certificatesIn } from '#platform/seal/seal.ts';
import type { SealKey } from '#platform/seal/seal.ts';
import { TenantCommandRefused } from './refused.ts';

export type WantedSeal = SealKey & { readonly subject: string; readonly until: Date };

/** Beside them a seal holds a signature and what it signs (`seal.ts`). */
const mostBytes = 6_500;

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new TenantCommandRefused(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function keyIn(file: string): KeyObject {
  try {
    return createPrivateKey(textOf(file));
  } catch (error) {
    if (error instanceof TenantCommandRefused) throw error;
    throw new TenantCommandRefused(
      `There is no private key in ${file}, or it needs a password. Write it as PEM.`,
    );
  }
}

function chainIn(file: string): X509Certificate[] {
  try {
    return certificatesIn(textOf(file)).map((pem) => new X509Certificate(pem));
  } catch (error) {
    if (error instanceof TenantCommandRefused) throw error;
    throw new TenantCommandRefused(`${file} holds something that is no certificate. Write each as PEM.`);
  }
}

/** What seals a tenant's papers from now on: a certificate with those of its issuers behind it, and its key. */
export function readSeal([tenant = '', certificateFile, keyFile]: readonly string[], now: Date): WantedSeal {
  if (!tenant || !certificateFile || !keyFile)
    throw new TenantCommandRefused(
      'Which tenant, and what? pnpm tenant seal <tenant> <certificate.pem> <key.pem>',
    );
  const chain = chainIn(certificateFile);
  const [own] = chain;
  if (!own) throw new TenantCommandRefused(`There is no certificate in ${certificateFile}. Write it as PEM.`);
  if (chain.reduce((sum, { raw }) => sum + raw.length, 0) > mostBytes)
    throw new TenantCommandRefused(
      `The certificates in ${certificateFile} are larger than a seal has room for. Leave out the last one, which readers know.`,
    );
  const key = keyIn(keyFile);
  if (key.asymmetricKeyType !== 'rsa')
    throw new TenantCommandRefused(`The seal is made with RSA, and the key in ${keyFile} is another kind.`);
  if (!own.checkPrivateKey(key))
    throw new TenantCommandRefused(
      `The key in ${keyFile} is not that of the first certificate in ${certificateFile}.`,
    );
  const stray = chain.slice(1).find((issuer, at) => !chain[at]?.checkIssued(issuer));
  if (stray)
    throw new TenantCommandRefused(
      `In ${certificateFile} each certificate has to be followed by its issuer's; ${oneLine(stray.subject)} is not.`,
    );
  const until = new Date(own.validTo);
  if (until <= now || new Date(own.validFrom) > now)
    throw new TenantCommandRefused(
      `The certificate of ${oneLine(own.subject)} is valid from ${dayOf(new Date(own.validFrom))} to ${dayOf(until)}, which is not today.`,
    );
  return {
    certificate: chain.map(String).join(''),
    privateKey: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
    subject: oneLine(own.subject),
    until,
  };
}

const oneLine = (subject: string): string => subject.replaceAll('\n', ', ');
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
