import { type CaptureData, newCaptureDataForm } from '@inspection-studio/domain/capture-data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { captureDataFacts } from './capture-data-facts.ts';

const recorded: CaptureData = {
  captureDate: '2025-11-14T00:00:00.000Z',
  location: 'Span 118, east side',
  acquisitionTeam: ['Priya Raman', 'Dele Okafor'],
  airTemperature: 6.4,
  windSpeed: 4.2,
  humidity: 71,
  captureDevice: 'M300, H20T',
  geotagged: 'Partial',
  visualResolution: '0.8 mm',
  thermalType: 'NonRadiometric',
  sonarRange: '',
  supervisor: 'Ruth Abernethy',
};
const shown = (data: CaptureData, system: 'Metric' | 'Imperial' = 'Metric') =>
  Object.fromEntries(captureDataFacts(data, system).map(({ label, value }) => [label, value]));

afterEach(() => void vi.unstubAllEnvs());

describe('the Capture Data table', () => {
  it('has every field', () => {
    expect(shown(recorded)).toEqual({
      'Capture date': 'Nov 14, 2025',
      Location: 'Span 118, east side',
      'Acquisition team': 'Priya Raman, Dele Okafor',
      Supervisor: 'Ruth Abernethy',
      'Air temperature': '6.4 °C',
      'Wind speed': '4.2 m/s',
      Humidity: '71%',
      'Capture device': 'M300, H20T',
      Geotagged: 'Partial',
      'Visual resolution': '0.8 mm',
      'Thermal type': 'Non-radiometric',
      'Sonar range': '',
    });
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('the capture date is the same day in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(shown(recorded)).toMatchObject({ 'Capture date': 'Nov 14, 2025' });
  });

  it('stored metric, shown in the reader’s units', () => {
    expect(shown(recorded, 'Imperial')).toMatchObject({
      'Air temperature': '43.5 °F',
      'Wind speed': '9.4 mph',
      Humidity: '71%',
    });
  });

  it('what was not filled in is empty', () => {
    expect(Object.values(shown({ ...newCaptureDataForm(), acquisitionTeam: [] })).filter(Boolean)).toEqual([]);
  });
});
