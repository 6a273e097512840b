const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;
const browsers = [
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/OPR\//, 'Opera'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const first = (agent: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([sign]) => sign.test(agent))?.[1];

/** By what a person knows a device again: its browser and what it is. */
export const deviceName = (agent: string): string =>
  [first(agent, browsers), first(agent, systems)].filter(Boolean).join(', ');
