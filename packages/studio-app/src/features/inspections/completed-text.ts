import { counted } from '@inspection-studio/domain/units';

/** Says that processing is complete, and how many images have problems. */
export function completedText(problemCount: number): string {
  if (problemCount === 0) return 'Processing is complete.';
  return `Processing is complete. ${counted(problemCount, 'image')} ${problemCount === 1 ? 'has a problem' : 'have problems'}.`;
}
