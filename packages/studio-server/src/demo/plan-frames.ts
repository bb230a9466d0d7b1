import type { FrameKind, Subject } from '@inspection-studio/demo-frames';
import { newFileId } from '../database/new-id.ts';
import type { projectFiles } from '../database/schema/index.ts';
import type { DemoInspection } from './company/inspections.ts';

type FileRow = typeof projectFiles.$inferInsert;

/** One image of an inspection, with its capture time and position. */
export interface PlannedFrame {
  file: FileRow;
  kind: FrameKind | 'damaged';
  subject?: Subject | undefined;
  /** Zero-based position in the flight, and number of images of the flight. */
  index: number;
  count: number;
  seed: number;
  longitude: number;
  latitude: number;
  takenAt: Date;
}

/** File name with a zero-padded number, so that names sort by number. */
const frameName = (index: number) => `IMG_${String(index + 1).padStart(4, '0')}.jpg`;

interface FlightPlace {
  companyId: string;
  projectId: string;
  seed: number;
  flownAt: Date;
  longitude: number;
  latitude: number;
}

/** Distance between frames: about 11 metres of latitude. */
const FRAME_STEP_DEGREES = 0.0001;
const FRAME_INTERVAL_MS = 2000;

/** Plans the images of an inspection along its flights. */
export function planFrames(inspection: DemoInspection, place: FlightPlace): PlannedFrame[] {
  return inspection.flights.flatMap((flight, flightIndex) =>
    Array.from({ length: flight.count }, (_, index): PlannedFrame => {
      const name = frameName(flightIndex * 100 + index);
      const id = newFileId(name);
      return {
        file: {
          id,
          companyId: place.companyId,
          projectId: place.projectId,
          kind: flight.kind,
          captureType: flight.captureType,
          fileType: 'Image',
          name,
          mime: 'image/jpeg',
          sizeBytes: 0,
          storageKey: `projects/${place.projectId}/${id}.jpg`,
          uploadedAt: place.flownAt,
        },
        kind: inspection.outcome === 'unreadable' ? 'damaged' : flight.frame,
        subject: flight.subject,
        index,
        count: flight.count,
        seed: place.seed + flightIndex * 100,
        longitude: place.longitude,
        latitude: place.latitude + (index - (flight.count - 1) / 2) * FRAME_STEP_DEGREES,
        takenAt: new Date(place.flownAt.getTime() + index * FRAME_INTERVAL_MS),
      };
    }),
  );
}
