import type { BrowserContext } from '@playwright/test';
import { changeOfShared } from './person/changes-of-shared.ts';

/** A script that is fetched ahead while its page is left comes as nothing: Firefox tells that as an error. */
const integrityOfNothing = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

export type Watched = {
  /** What the content security policy refused, as the page was told. */
  readonly violations: string[];
  /** Errors that nobody caught. */
  readonly crashes: string[];
  /** What the page changed in a product that other stories read as well. */
  readonly writes: string[];
};

/** Looks on from the first line that runs in any page of the context. */
export async function watch(context: BrowserContext): Promise<Watched> {
  const violations: string[] = [];
  const crashes: string[] = [];
  const writes: string[] = [];
  await context.exposeBinding('__violation', (_, text: string) => {
    violations.push(text);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const view = window as unknown as { __violation?: (text: string) => void };
      view.__violation?.(
        `${location.pathname}: ${event.effectiveDirective} refused ${event.blockedURI} (${event.sourceFile}:${event.lineNumber}) ${event.sample}`,
      );
    });
  });
  context.on('weberror', (error) => {
    const crash = String(error.error().stack ?? error.error());
    if (!crash.includes(integrityOfNothing)) crashes.push(crash);
  });
  context.on('request', (request) => {
    const { port, hostname, pathname } = new URL(request.url());
    const write = changeOfShared({
      port: Number(port),
      host: hostname,
      method: request.method(),
      path: pathname,
    });
    if (write) writes.push(write);
  });
  return { violations, crashes, writes };
}
