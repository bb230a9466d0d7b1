import { Checkbox } from '../../../components/Checkbox/index.js';
import { CheckboxChip, CheckboxChipGroup } from '../../../components/CheckboxChip/index.js';
import { Chip } from '../../../components/Chip/index.js';
import { ColourField } from '../../../components/ColourField/index.js';
import { DateField } from '../../../components/DateField/index.js';
import { Field } from '../../../components/Field/index.js';
import { IconPicker } from '../../../components/IconPicker/index.js';
import { MultiSelectField } from '../../../components/MultiSelectField/index.js';
import { MultiValueField } from '../../../components/MultiValueField/index.js';
import { NumberField } from '../../../components/NumberField/index.js';
import { RadioChipGroup } from '../../../components/RadioChipGroup/index.js';
import { RangeSlider } from '../../../components/RangeSlider/index.js';
import { SearchField } from '../../../components/SearchField/index.js';
import { SegmentedControl } from '../../../components/SegmentedControl/index.js';
import { Select } from '../../../components/Select/index.js';
import { SuggestionField } from '../../../components/SuggestionField/index.js';
import { Switch } from '../../../components/Switch/index.js';
import { TextArea } from '../../../components/TextArea/index.js';
import { TextField } from '../../../components/TextField/index.js';
import type { Subject } from '../subject.js';

const noop = () => {};
const tags = ['Corrosion', 'Graffiti', 'Spalling'].map((label) => ({ value: label, label }));

const icons = ['Bridge', 'Mast', 'Tank'].map((name) => ({
  value: name,
  name,
  icon: <svg viewBox="0 0 24 24" width="24" height="24" />,
}));

const steppers = { 'button[tabindex="-1"]': 'arrow keys do in the field what its buttons do' };

/** Fields. */
export const fields: readonly Subject[] = [
  {
    name: 'Checkbox',
    element: <Checkbox description="Needed for orthomosaics">Ground control points</Checkbox>,
    outer: HTMLInputElement,
  },
  {
    name: 'CheckboxChipGroup',
    element: (
      <CheckboxChipGroup aria-label="Data types">
        <CheckboxChip defaultChecked>2D Data</CheckboxChip>
        <CheckboxChip>Orthomosaic</CheckboxChip>
      </CheckboxChipGroup>
    ),
    outer: HTMLDivElement,
  },
  {
    name: 'CheckboxChip',
    element: <CheckboxChip>2D Data</CheckboxChip>,
    outer: HTMLInputElement,
    partOf: 'CheckboxChipGroup',
  },
  {
    name: 'Chip',
    element: (
      <Chip swatch="#8a3b12" onRemove={noop} removeLabel="Remove Steel corrosion">
        Steel corrosion
      </Chip>
    ),
    outer: HTMLSpanElement,
  },
  {
    name: 'ColourField',
    element: (
      <ColourField
        aria-label="Colour"
        swatches={[
          { value: '#8a3b12', name: 'Rust' },
          { value: '#24415f', name: 'Steel' },
        ]}
      />
    ),
    outer: HTMLInputElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'DateField',
    element: (
      <DateField
        aria-label="Inspected on"
        defaultValue="2025-11-28"
        min="2025-11-28"
        max="2025-11-30"
        today="2025-11-29"
      />
    ),
    outer: HTMLDivElement,
    opens: { from: 'button', shows: '[role=dialog]', also: '{ArrowRight}' },
  },
  {
    name: 'Field',
    element: (
      <Field label="Name" required hint="As on the drawing" error="Name is required">
        <TextField />
      </Field>
    ),
    outer: HTMLDivElement,
  },
  {
    name: 'IconPicker',
    element: <IconPicker aria-label="Icon" icons={icons} />,
    outer: HTMLDivElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'MultiSelectField',
    element: <MultiSelectField aria-label="Tags" items={tags} defaultValue={tags.slice(0, 2)} />,
    outer: HTMLInputElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'MultiValueField',
    element: <MultiValueField aria-label="Recipients" defaultValue={['a@example.com', 'b@example.com']} />,
    outer: HTMLInputElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'NumberField',
    element: <NumberField aria-label="Height" unit="m" defaultValue={12} />,
    outer: HTMLInputElement,
    notByKeyboard: steppers,
  },
  {
    name: 'RadioChipGroup',
    element: <RadioChipGroup aria-label="Tag" options={tags} />,
    outer: HTMLDivElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'RangeSlider',
    element: <RangeSlider aria-label="Height" unit="m" defaultValue={[20, 80]} inputs />,
    outer: HTMLDivElement,
    notByKeyboard: steppers,
  },
  {
    name: 'SearchField',
    element: <SearchField aria-label="Search assets" defaultValue="viaduct" />,
    outer: HTMLInputElement,
  },
  {
    name: 'SegmentedControl',
    element: <SegmentedControl aria-label="Tag" options={tags} />,
    outer: HTMLDivElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'Select',
    element: <Select aria-label="Tag" options={tags} defaultValue="Corrosion" clearable />,
    outer: HTMLButtonElement,
    opens: { press: ' ', shows: '[role=listbox]', arrows: '{ArrowDown}' },
  },
  {
    name: 'SuggestionField',
    element: <SuggestionField aria-label="Tag" items={tags} />,
    outer: HTMLInputElement,
    opens: { press: '{ArrowDown}', shows: '[role=listbox]', arrows: '{ArrowDown}' },
  },
  {
    name: 'Switch',
    element: <Switch>Ground control points</Switch>,
    outer: HTMLInputElement,
  },
  {
    name: 'TextArea',
    element: <TextArea aria-label="Comment" />,
    outer: HTMLTextAreaElement,
  },
  {
    name: 'TextField',
    element: <TextField aria-label="Name" />,
    outer: HTMLInputElement,
  },
];
