export {
  PanelButton,
  PanelButtonGroup,
  type PanelButtonGroupProps,
  type PanelButtonProps,
} from './PanelButtonGroup.js';
