import { useState } from 'react';

/** Whether a value has ever been another than at first: what stood there from the start needs no announcement. */
export function useHasChanged(value: string | number): boolean {
  const [first] = useState(value);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && value !== first) setChanged(true);
  return hasChanged;
}
