/** jsdom lays nothing out and paints nothing, so contrast and sizes are checked in a real browser. */
const rules = {
  'color-contrast': { enabled: false },
  'target-size': { enabled: false },
  region: { enabled: false },
};

export async function expectNoAxeViolations(container: Element): Promise<void> {
  // Half a megabyte that most test files have no use for.
  const { run } = await import('axe-core');
  const { violations } = await run(container, { rules });
  expect(
    violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
    ),
  ).toEqual([]);
}
