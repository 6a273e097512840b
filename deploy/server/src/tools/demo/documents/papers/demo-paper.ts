export type Said = readonly [en: string, de: string];

/** What a paper of the demo says, in the two languages that its tenants write theirs in. */
export type DemoPaper = {
  readonly title: Said;
  /** Between whom it holds, or who gave it. */
  readonly kind: 'agreement' | 'rules' | 'proof';
  readonly facts?: readonly (readonly [label: Said, value: Said])[];
  readonly parts: readonly (readonly [caption: Said, body: Said])[];
};
