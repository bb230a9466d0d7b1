/** Red, green, blue and opacity, each from 0 to 1. */
type Colour = readonly [number, number, number, number];

const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

/** Any CSS colour as the screen shows it. */
export function colourOf(css: string): Colour {
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = css;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, alpha / 255];
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** As WCAG counts it: from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The plain colour under an element's edge, or nothing where it lies on a picture or on something see-through. */
export function groundOf(element: Element | null): Colour | undefined {
  for (let at = element; at !== null; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const colour = colourOf(backgroundColor);
    if (backgroundImage !== 'none' || (colour[3] > 0 && colour[3] < 1)) return undefined;
    if (colour[3] === 1) return colour;
  }
  return undefined;
}
