/** How close a text is to its maximum: each change of stage is announced, single keys are not. */
export type CountStage = 'room' | 'near' | 'full' | 'over';

const NEAR_SHARE = 0.8;

/** near from 80 % of the maximum, full at it, over beyond it. */
export function countStage(count: number, maxLength: number): CountStage {
  if (count > maxLength) return 'over';
  if (count === maxLength) return 'full';
  return count >= maxLength * NEAR_SHARE ? 'near' : 'room';
}

export function countStageText(stage: CountStage, maxLength: number): string {
  switch (stage) {
    case 'room':
      return '';
    case 'near':
      return `Close to the limit of ${maxLength} characters`;
    case 'full':
      return `The limit of ${maxLength} characters is reached`;
    case 'over':
      return `Over the limit of ${maxLength} characters`;
  }
}
