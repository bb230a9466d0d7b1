import { Acknowledged } from './acknowledged.ts';
import { type Client, UnansweredError, untilFound } from './client.ts';

/** What the writers need of the company they write in. */
export interface WriterIds {
  siteId: string;
  severityScaleId: string;
}

/** A kind of record that is created and changed by its name. */
interface RecordKind {
  path: string;
  payload: (name: string, ids: WriterIds) => unknown;
}

const KINDS: readonly RecordKind[] = [
  { path: 'sites', payload: (name) => ({ name }) },
  { path: 'tags', payload: (name) => ({ name }) },
  {
    path: 'assets',
    payload: (name, { siteId, severityScaleId }) => ({
      siteId,
      name,
      type: 3,
      members: [],
      uploaders: [],
      presets: [],
      categories: ['categorynorthline'],
      severityScale: severityScaleId,
      layoutTemplateId: null,
    }),
  },
];

/** Clients that create and rename records as fast as they are answered. */
export interface Writers {
  acknowledged: Acknowledged;
  /** Reads every record back and reports broken guarantees. */
  verify: () => Promise<string[]>;
  /** Resolves when every client has had its last answer. */
  stop: () => Promise<void>;
}

/** @param run sets names of this run apart */
export function startWriters(client: Client, ids: WriterIds, random: () => number, lanes: number): Writers {
  const acknowledged = new Acknowledged();
  let isStopping = false;
  let count = 0;

  async function lane(laneNumber: number): Promise<void> {
    const own: { kind: RecordKind; id: string }[] = [];
    while (!isStopping) {
      count += 1;
      const name = `Lane${laneNumber}x${count}`;
      const known = random() < 0.5 ? own[Math.floor(random() * own.length)] : undefined;
      try {
        if (known) await rename(known.kind, known.id, name);
        else own.push(await create(KINDS[count % KINDS.length]!, name));
      } catch (error) {
        if (!(error instanceof UnansweredError)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async function create(kind: RecordKind, name: string) {
    const { id } = (await client.call('POST', kind.path, kind.payload(name, ids))) as { id: string };
    acknowledged.acknowledge(`${kind.path}/${id}`, name);
    return { kind, id };
  }

  async function rename(kind: RecordKind, id: string, name: string) {
    const address = `${kind.path}/${id}`;
    acknowledged.sending(address, name);
    await client.call('PUT', address, kind.payload(name, ids));
    acknowledged.acknowledge(address, name);
  }

  const running = Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  running.catch(() => undefined); // seen by `stop`

  return {
    acknowledged,
    verify: async () => {
      const complaints: string[] = [];
      for (const address of acknowledged.ids) {
        const found = (await untilFound(() => client.call('GET', address))) as { name: string } | null;
        const complaint = acknowledged.complaint(address, found?.name ?? null);
        if (complaint) complaints.push(complaint);
      }
      return complaints;
    },
    stop: async () => {
      isStopping = true;
      await running;
    },
  };
}
