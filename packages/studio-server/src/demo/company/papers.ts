import type { CaptureData } from '@inspection-studio/domain/capture-data';

/** A company document: its name, the text of its single page, who uploaded it (local part of the email address) and when. */
export interface DemoPaper {
  name: string;
  lines: readonly string[];
  author: string;
  ageDays: number;
}

export const DEMO_PAPERS: readonly DemoPaper[] = [
  {
    name: 'Method statement, rope access.pdf',
    lines: [
      'Two technicians and one supervisor on site.',
      'Anchors are proof tested before every descent.',
      'Work stops above 12 m/s of wind.',
    ],
    author: 'h.lindqvist',
    ageDays: 9,
  },
  {
    name: 'Flight permit, Forth Estuary.pdf',
    lines: ['Valid for flights below 120 m, 07:00 to 19:00.', 'Call the harbour office one hour before take-off.'],
    author: 'member',
    ageDays: 16,
  },
  {
    name: 'Insurance certificate.pdf',
    lines: ['Public liability, unmanned aircraft up to 25 kg.', 'The insured is Northline Inspection.'],
    author: 'admin',
    ageDays: 31,
  },
  {
    name: 'Thermal camera calibration.pdf',
    lines: ['Blackbody at 30, 60 and 90 degrees Celsius.', 'Largest deviation 0.8 degrees Celsius.'],
    author: 'manager',
    ageDays: 58,
  },
  {
    name: 'Risk assessment, confined space.pdf',
    lines: ['Gas is measured before entry and all the time inside.', 'A standby person stays at the manway.'],
    author: 'admin',
    ageDays: 83,
  },
];

/** Capture data by name of the inspection. The other inspections have none. */
export const DEMO_CAPTURE_DATA: Readonly<Record<string, Omit<CaptureData, 'captureDate'>>> = {
  NorthTowerA: {
    location: 'North tower, east side',
    acquisitionTeam: ['Adaeze Okafor', 'Tomasz Wrona'],
    airTemperature: 11.5,
    windSpeed: 6.2,
    humidity: 74,
    captureDevice: 'Matrice 350 with a P1 camera',
    geotagged: 'Yes',
    visualResolution: '45 MP, 1.5 mm per pixel',
    thermalType: 'Radiometric',
    sonarRange: '',
    supervisor: 'Iain Kinnear',
  },
  ShellCourses: {
    location: 'Courses 3 to 9',
    acquisitionTeam: ['Yui Tanaka'],
    airTemperature: 18,
    windSpeed: 3.4,
    humidity: 61,
    captureDevice: 'Elios 3',
    geotagged: 'Partial',
    visualResolution: '12 MP',
    thermalType: 'NonRadiometric',
    sonarRange: '',
    supervisor: 'Hanna Lindqvist',
  },
};
