'use client';

import { useCallback, useState } from 'react';

/**
 * State that a parent may own: with `value` it is controlled, without it starts at `defaultValue` and is kept here.
 *
 * @returns the current value and a setter that always calls `onChange`, and keeps the value only when uncontrolled
 */
export function useControllableState<T>(
  value: T | undefined,
  defaultValue: T,
  onChange?: (value: T) => void,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const isControlled = value !== undefined;
  const set = useCallback(
    (next: T) => {
      if (!isControlled) setOwn(next);
      onChange?.(next);
    },
    [isControlled, onChange],
  );
  return [isControlled ? value : own, set];
}
