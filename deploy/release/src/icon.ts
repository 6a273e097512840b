import type { Face } from '@callboard/contract';

type IconNodes = NonNullable<Face['pages'][string]['menu']>['icon'];
type IconModule = { __iconData: { node: [string, Record<string, unknown>][] } };

/** The drawing of a lucide icon as data, so that the shell shows it without the feature's code. */
export async function iconNodes(name: string): Promise<IconNodes> {
  const { __iconData } = (await import(`lucide-react/icons/${name}`).catch((error: unknown) => {
    throw new Error(`There is no lucide icon "${name}".`, { cause: error });
  })) as IconModule;
  return __iconData.node.map(([element, { key: _key, ...attributes }]) => [
    element,
    Object.fromEntries(Object.entries(attributes).map(([attribute, value]) => [attribute, String(value)])),
  ]);
}
