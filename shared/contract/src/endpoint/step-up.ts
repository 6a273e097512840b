/** What a tenant can ask a fresh proof for: password, passkey or one-time code of the last minutes. */
export const stepUpKinds = ['payrolls', 'signing', 'erasing'] as const;
export type StepUpKind = (typeof stepUpKinds)[number];
