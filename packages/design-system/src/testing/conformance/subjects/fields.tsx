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
    folder: 'components/Checkbox',
    element: <Checkbox description="Needed for orthomosaics">Ground control points</Checkbox>,
    outer: HTMLInputElement,
  },
  {
    name: 'CheckboxChipGroup',
    folder: 'components/CheckboxChip',
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
    folder: 'components/CheckboxChip',
    element: <CheckboxChip>2D Data</CheckboxChip>,
    outer: HTMLInputElement,
    partOf: 'CheckboxChipGroup',
  },
  {
    name: 'Chip',
    folder: 'components/Chip',
    element: (
      <Chip swatch="#8a3b12" onRemove={noop} removeLabel="Remove Steel corrosion">
        Steel corrosion
      </Chip>
    ),
    outer: HTMLSpanElement,
  },
  {
    name: 'ColourField',
    folder: 'components/ColourField',
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
    folder: 'components/DateField',
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
    folder: 'components/Field',
    element: (
      <Field label="Name" required hint="As on the drawing" error="Name is required">
        <TextField />
      </Field>
    ),
    outer: HTMLDivElement,
  },
  {
    name: 'IconPicker',
    folder: 'components/IconPicker',
    element: <IconPicker aria-label="Icon" icons={icons} />,
    outer: HTMLDivElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'MultiSelectField',
    folder: 'components/MultiSelectField',
    element: <MultiSelectField aria-label="Tags" items={tags} defaultValue={tags.slice(0, 2)} />,
    outer: HTMLInputElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'MultiValueField',
    folder: 'components/MultiValueField',
    element: <MultiValueField aria-label="Recipients" defaultValue={['a@example.com', 'b@example.com']} />,
    outer: HTMLInputElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'NumberField',
    folder: 'components/NumberField',
    element: <NumberField aria-label="Height" unit="m" defaultValue={12} />,
    outer: HTMLInputElement,
    notByKeyboard: steppers,
  },
  {
    name: 'RadioChipGroup',
    folder: 'components/RadioChipGroup',
    element: <RadioChipGroup aria-label="Tag" options={tags} />,
    outer: HTMLDivElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'RangeSlider',
    folder: 'components/RangeSlider',
    element: <RangeSlider aria-label="Height" unit="m" defaultValue={[20, 80]} inputs />,
    outer: HTMLDivElement,
    notByKeyboard: steppers,
  },
  {
    name: 'SearchField',
    folder: 'components/SearchField',
    element: <SearchField aria-label="Search assets" defaultValue="viaduct" />,
    outer: HTMLInputElement,
  },
  {
    name: 'SegmentedControl',
    folder: 'components/SegmentedControl',
    element: <SegmentedControl aria-label="Tag" options={tags} />,
    outer: HTMLDivElement,
    arrows: '{ArrowRight}',
  },
  {
    name: 'Select',
    folder: 'components/Select',
    element: <Select aria-label="Tag" options={tags} defaultValue="Corrosion" clearable />,
    outer: HTMLButtonElement,
    opens: { press: ' ', shows: '[role=listbox]', arrows: '{ArrowDown}' },
  },
  {
    name: 'SuggestionField',
    folder: 'components/SuggestionField',
    element: <SuggestionField aria-label="Tag" items={tags} />,
    outer: HTMLInputElement,
    opens: { press: '{ArrowDown}', shows: '[role=listbox]', arrows: '{ArrowDown}' },
  },
  {
    name: 'Switch',
    folder: 'components/Switch',
    element: <Switch>Ground control points</Switch>,
    outer: HTMLInputElement,
  },
  {
    name: 'TextArea',
    folder: 'components/TextArea',
    element: <TextArea aria-label="Comment" />,
    outer: HTMLTextAreaElement,
  },
  {
    name: 'TextField',
    folder: 'components/TextField',
    element: <TextField aria-label="Name" />,
    outer: HTMLInputElement,
  },
];
