import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { SlotName, SlotProps } from '@callboard/contract';

/** `otherwise` stands there while no feature adds anything. */
type DrawSlot = (name: SlotName, props: object, otherwise: ReactNode) => ReactNode;

const Draw = createContext<DrawSlot>((_name, _props, otherwise) => otherwise);
/** The shell says how the cards of a slot are drawn. */
export const SlotProvider = Draw.Provider;

/** A place where other features may add something. Its children stand there when none does. */
export function Slot<Name extends SlotName>({
  name,
  children = null,
  ...props
}: { readonly name: Name; readonly children?: ReactNode } & SlotProps[Name]) {
  return <>{useContext(Draw)(name, props, children)}</>;
}
