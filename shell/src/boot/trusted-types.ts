type ScriptUrlPolicy = { createScriptURL(url: string): unknown };

declare global {
  // oxlint-disable-next-line no-var -- a global can only be declared so
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy }
    | undefined;
}

/** Where the browser knows Trusted Types only policies make addresses of scripts. */
export function scriptUrls(name: string, check: (url: string) => string): (url: string) => string {
  const policy = globalThis.trustedTypes?.createPolicy(name, { createScriptURL: check });
  return (url) => (policy ? (policy.createScriptURL(url) as string) : check(url));
}
