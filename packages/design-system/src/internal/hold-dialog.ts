'use client';
import { createContext } from 'react';

/** Holds the dialog around a part open while an action of that part is pending; null outside a dialog. */
export const HoldDialog = createContext<((isPending: boolean) => void) | null>(null);
