import type { ComponentType } from 'react';

/** An icon component, as lucide-react exports them: drawn in the colour of the text, decorative by default. */
export type Icon = ComponentType<{ size?: number | string; className?: string }>;
