import type { FrameKind, Subject } from '@inspection-studio/demo-frames';
import { newFileId } from '../database/new-id.ts';
import type { projectFiles } from '../database/schema/index.ts';
import type { DemoInspection } from './company/inspections.ts';

type FileRow = typeof projectFiles.$inferInsert;

/** One image of an inspection and where its flight took it. */
export interface PlannedFrame {
  file: FileRow;
  kind: FrameKind | 'damaged';
  subject?: Subject | undefined;
  /** Position in its flight, zero-based, and the flight's length. */
  index: number;
  count: number;
  seed: number;
  longitude: number;
  latitude: number;
  takenAt: Date;
}

/** Text of a number so that equal names sort as their numbers. */
const frameName = (index: number) => `IMG_${String(index + 1).padStart(4, '0')}.jpg`;

interface FlightPlace {
  companyId: string;
  projectId: string;
  seed: number;
  flownAt: Date;
  longitude: number;
  latitude: number;
}

/** About 11 metres of latitude between frames. */
const FRAME_STEP_DEGREES = 0.0001;
const FRAME_INTERVAL_MS = 2000;

/** The images of an inspection along its flights. */
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
