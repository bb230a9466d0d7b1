export {
  COLOUR_MIN_DISTANCE,
  COLOUR_SWATCHES,
  SYSTEM_BLUE,
  colourDistance,
  isClearOfSystemBlue,
  isHexColour,
  randomCategoryColour,
} from './colour/colour.ts';
export { SEVERITY_RAMP, severityColour } from './colour/severity-colour.ts';
