import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { SlotName } from '@callboard/contract';

const Draw = createContext<(name: SlotName) => ReactNode>(() => null);
/** The shell says how the cards of a slot are drawn. */
export const SlotProvider = Draw.Provider;

/** A place where other features may add something. Nothing is there when none does. */
export const Slot = ({ name }: { readonly name: SlotName }) => <>{useContext(Draw)(name)}</>;
