import { Stack, useToast } from '@inspection-studio/design-system';
import {
  type CaptureData,
  type CaptureDataForm as CaptureDataFormValues,
  captureDataFormSchema,
  editCaptureDataForm,
  newCaptureDataForm,
  RADIOMETRIC_KIND_NUMBERS,
  radiometricKindLabel,
  type RadiometricKind,
  TRI_STATE_NUMBERS,
} from '@inspection-studio/domain/capture-data';
import type { CaptureFacts } from '@inspection-studio/domain/preflight';
import { fromReaderUnit, type Quantity, toReaderUnit, unitOf } from '@inspection-studio/domain/units';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSend } from '../../api/index.ts';
import { captureDataQuery, saveCaptureData } from '../../data/index.ts';
import {
  editOf,
  FormDateField,
  FormMultiValue,
  FormNumberField,
  FormRadioChips,
  FormTextField,
  RecordForm,
  shownText,
  useStudioForm,
} from '../../forms/index.ts';
import { keptCaptureFacts } from '../../preflight/kept-capture-facts.ts';
import { useUnitSystem } from '../../settings/index.ts';
import { CAPTURE_DATA_LABELS as LABELS, captureDataTexts } from './capture-data-facts.ts';

interface CaptureDataFormProps {
  inspectionId: string;
  /** Absent while nothing is recorded. */
  captureData: CaptureData | null;
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}

const FIELDS = Object.keys(LABELS) as (keyof CaptureData)[];

const GEOTAGGED = Object.keys(TRI_STATE_NUMBERS).map((value) => ({ value, label: value }));
const THERMAL_TYPES = (Object.keys(RADIOMETRIC_KIND_NUMBERS) as RadiometricKind[]).map((value) => ({
  value,
  label: radiometricKindLabel(value),
}));

/** The circumstances of a capture, entered in the reader's units. New ones begin with what the files say. */
export function CaptureDataForm({ inspectionId, captureData, onDirtyChange, onSaved, onCancel }: CaptureDataFormProps) {
  const { show: showToast } = useToast();
  const [system] = useUnitSystem();
  const send = useSend();
  const client = useQueryClient();
  const save = useMutation(saveCaptureData(send, client, inspectionId, captureData !== null));
  const [fromFiles] = useState<CaptureFacts>(() => (captureData ? {} : keptCaptureFacts(inspectionId)));
  const [defaultValues] = useState(() =>
    captureData ? editCaptureDataForm(captureData) : { ...newCaptureDataForm(), ...fromFiles },
  );
  const form = useStudioForm({
    schema: captureDataFormSchema,
    defaultValues,
    edit: captureData
      ? editOf<CaptureData, CaptureDataFormValues>(captureData, {
          noun: 'capture data',
          read: async () => {
            const latest = await client.fetchQuery({ ...captureDataQuery(send, inspectionId), staleTime: 0 });
            return latest ?? newCaptureDataForm();
          },
          toValues: editCaptureDataForm,
          fields: FIELDS.map((name) => ({
            name,
            label: LABELS[name],
            show: (values) => shownText(captureDataTexts(values, system)[name]),
          })),
        })
      : undefined,
    onSubmit: async (values, etag) => {
      await save.mutateAsync({ values, etag });
      showToast({ kind: 'completed', title: 'Capture data saved' });
      onSaved();
    },
  });
  const { control, isDirty } = form;
  const values = form.watch();
  const hintOf = (name: keyof CaptureFacts) =>
    fromFiles[name] !== undefined && values[name] === fromFiles[name] ? 'From the files' : undefined;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const inReaderUnit = (quantity: Quantity) => ({
    unit: unitOf(quantity, system),
    conversion: {
      shown: (metric: number) => toReaderUnit(metric, quantity, system),
      kept: (entered: number) => fromReaderUnit(entered, quantity, system),
    },
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <Stack columns={2}>
        <FormDateField control={control} name="captureDate" label={LABELS.captureDate} hint={hintOf('captureDate')} />
        <FormTextField control={control} name="location" label={LABELS.location} autoComplete="off" />
      </Stack>
      <FormMultiValue control={control} name="acquisitionTeam" label={LABELS.acquisitionTeam} required />
      <Stack columns={2}>
        <FormTextField control={control} name="supervisor" label={LABELS.supervisor} autoComplete="off" />
        <FormTextField
          control={control}
          name="captureDevice"
          label={LABELS.captureDevice}
          hint={hintOf('captureDevice')}
          autoComplete="off"
        />
        <FormNumberField
          control={control}
          name="airTemperature"
          label={LABELS.airTemperature}
          {...inReaderUnit('temperature')}
        />
        <FormNumberField control={control} name="windSpeed" label={LABELS.windSpeed} {...inReaderUnit('windSpeed')} />
        <FormNumberField control={control} name="humidity" label={LABELS.humidity} unit="%" />
        <FormTextField
          control={control}
          name="visualResolution"
          label={LABELS.visualResolution}
          hint="With its unit: 0.8 mm"
          autoComplete="off"
        />
      </Stack>
      <FormRadioChips
        control={control}
        name="geotagged"
        label={LABELS.geotagged}
        hint={hintOf('geotagged')}
        options={GEOTAGGED}
      />
      <FormRadioChips
        control={control}
        name="thermalType"
        label={LABELS.thermalType}
        hint={hintOf('thermalType')}
        options={THERMAL_TYPES}
      />
      <FormTextField
        control={control}
        name="sonarRange"
        label={LABELS.sonarRange}
        hint="With its unit: 30 m"
        autoComplete="off"
      />
    </RecordForm>
  );
}
