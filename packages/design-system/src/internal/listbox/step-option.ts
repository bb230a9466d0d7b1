export type OptionStep = 'next' | 'previous' | 'first' | 'last';

/**
 * Where the active option goes; disabled ones are passed over, the ends hold.
 *
 * @param from index of the active option, −1 when there is none
 * @returns `from` when there is nowhere to go
 */
export function stepOption(
  options: readonly { disabled?: boolean | undefined }[],
  from: number,
  step: OptionStep,
): number {
  const isEnabled = (option: { disabled?: boolean | undefined }) => option.disabled !== true;
  const found =
    step === 'next'
      ? options.findIndex((option, index) => index > from && isEnabled(option))
      : step === 'first'
        ? options.findIndex(isEnabled)
        : options.findLastIndex((option, index) => (step === 'last' || from < 0 || index < from) && isEnabled(option));
  return found === -1 ? from : found;
}
