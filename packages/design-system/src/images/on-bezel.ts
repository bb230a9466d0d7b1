import { vars } from '../theme/contract.css.js';

const { bezel, focus, surface, text } = vars.color;

/** Variables with which texts and ghost buttons can be read on the bezel, in both themes. */
export const onBezel = {
  [text.primary]: bezel.text,
  [text.secondary]: bezel.textMuted,
  [text.disabled]: bezel.borderStrong,
  [text.link]: bezel.text,
  [text.linkHover]: bezel.text,
  [surface.hover]: bezel.bgHover,
  [surface.pressed]: bezel.bgPressed,
  [surface.skeleton]: bezel.bgPressed,
  [focus.ring]: focus.ringOnBezel,
};
