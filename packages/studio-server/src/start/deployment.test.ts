import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environmentSchema, readConfig } from '../config.ts';
import { CLOSE_MS } from './run-process.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const SETTINGS = Object.keys(environmentSchema.shape);
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The tested part of a Kubernetes object. */
interface Manifest {
  kind: string;
  metadata: { name: string; namespace?: string };
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind is shaped differently
  spec?: any;
  data?: Record<string, string>;
}

const manifests: Manifest[] = readdirSync(join(ROOT, 'deploy/kubernetes')).flatMap((name) =>
  parseAllDocuments(readText(`deploy/kubernetes/${name}`)).map((document) => {
    if (document.errors.length > 0) throw document.errors[0]!;
    return document.toJS() as Manifest;
  }),
);
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
const containers = deployments.flatMap(({ spec }) => spec.template.spec.containers);
const find = (kind: string, name: string) =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name);

/** Variables of container images and other programs. */
const FOREIGN = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE'];
/** Routes of the operations port and the public port, see http/health.ts and http/metrics-route.ts. */
const ANSWERED = ['/healthz', '/readyz'];

describe('the compose file', () => {
  const compose = parse(readText('deploy/compose.yaml'), { merge: true });
  const settingsFile = readText('deploy/studio.env.example')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.split(/=(.*)/s, 2) as [string, string]);

  it('and its settings file set known variables only', () => {
    const environments = Object.values(compose.services as Record<string, { environment?: object }>).map(
      (service) => service.environment ?? {},
    );
    const names = [...environments.flatMap(Object.keys), ...settingsFile.map(([name]) => name)];
    expect(names.filter((name) => !SETTINGS.includes(name) && !FOREIGN.includes(name))).toEqual([]);
  });

  it('has settings the server starts with', () => {
    const { api, worker } = compose.services;
    for (const service of [api, worker]) {
      const config = readConfig({ ...Object.fromEntries(settingsFile), ...service.environment });
      expect(config).toMatchObject({
        databaseUrl: expect.stringContaining('@database:5432/'),
        seed: 'none',
        trustedProxies: ['private'],
      });
    }
  });

  it('gives processes more time to stop than they need', () => {
    const { api, worker } = compose.services;
    for (const service of [api, worker]) {
      const { stopMs } = readConfig(service.environment);
      expect(Number.parseInt(service.stop_grace_period, 10) * 1000).toBeGreaterThanOrEqual(stopMs + CLOSE_MS);
    }
  });

  it('has a data folder that only the user of the image can open', () => {
    const [, user, group] = /^USER (\d+):(\d+)$/m.exec(readText('deploy/Containerfile'))!;
    expect(readText('deploy/Containerfile')).toContain('install -d -m 0700 -o studio -g studio /data');
    for (const name of ['api', 'worker']) {
      expect(compose.services[name].tmpfs).toContain(`/data:uid=${user},gid=${group},mode=0700`);
    }
  });

  it('runs existing programs and probes existing routes', () => {
    const text = readText('deploy/compose.yaml') + readText('deploy/Containerfile');
    const programs = [...text.matchAll(/packages\/[\w/.-]+\.ts/g)].map(([path]) => path);
    expect(new Set(programs)).toEqual(
      new Set(['packages/studio-server/src/main.ts', 'packages/studio-server/src/worker.ts']),
    );
    for (const program of programs) expect(readText(program)).toContain('runProcess');
    const asked = [...text.matchAll(/127\.0\.0\.1:\d+(\/\w+)/g)].map((match) => match[1]!);
    expect(asked.filter((path) => !ANSWERED.includes(path))).toEqual([]);
  });
});

describe('the Kubernetes manifests', () => {
  const settings = find('ConfigMap', 'studio-settings')!.data!;
  const environmentOf = (container: { env: { name: string; value: string }[] }) => ({
    ...settings,
    DATABASE_URL: 'postgres://studio:secret@db.example/studio',
    AZURE_STORAGE_CONNECTION_STRING: 'a secret',
    ...Object.fromEntries(container.env.map(({ name, value }) => [name, value])),
  });

  it('define one API and one worker, each with a disruption budget, in one namespace', () => {
    expect(deployments.map(({ metadata }) => metadata.name).toSorted()).toEqual(['studio-api', 'studio-worker']);
    for (const { metadata } of deployments) expect(find('PodDisruptionBudget', metadata.name)).toBeDefined();
    expect(find('HorizontalPodAutoscaler', 'studio-api')?.spec.scaleTargetRef.name).toBe('studio-api');
    const outside = manifests.filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'inspection-studio',
    );
    expect(outside).toEqual([]);
  });

  it('set known variables only, and the server starts with them', () => {
    const names = [
      ...Object.keys(settings),
      ...containers.flatMap(({ env }) => env.map(({ name }: { name: string }) => name)),
    ];
    expect(names.filter((name) => !SETTINGS.includes(name))).toEqual([]);
    for (const container of containers) {
      expect(readConfig(environmentOf(container))).toMatchObject({
        hostedSignIn: { scopes: { length: 5 } },
        host: '0.0.0.0',
      });
    }
  });

  it('list the required secrets', () => {
    const named = readText('deploy/kubernetes/settings.yaml').match(/--from-literal=(\w+)/g) ?? [];
    expect(named.map((each) => each.split('=')[1]!).filter((name) => !SETTINGS.includes(name))).toEqual([]);
    expect(named).toHaveLength(3);
  });

  it('probe existing routes on open ports', () => {
    const config = (container: Parameters<typeof environmentOf>[0]) => readConfig(environmentOf(container));
    for (const container of containers) {
      const { port, metricsPort, workerPort } = config(container);
      const listened = [port, metricsPort, workerPort];
      for (const { containerPort } of container.ports) expect(listened).toContain(containerPort);
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
        const { path, port: name } = container[probe].httpGet;
        expect(ANSWERED).toContain(path);
        expect(container.ports.map((each: { name: string }) => each.name)).toContain(name);
      }
      expect(container.livenessProbe.httpGet.path).toBe('/healthz');
      expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    }
  });

  it('give processes more time to stop than they need', () => {
    for (const { spec } of deployments) {
      const {
        terminationGracePeriodSeconds,
        containers: [container],
      } = spec.template.spec;
      const preStopSeconds = Number(container.lifecycle?.preStop.exec.command[1] ?? 0);
      const { stopMs } = readConfig(environmentOf(container));
      expect(terminationGracePeriodSeconds * 1000).toBeGreaterThanOrEqual(preStopSeconds * 1000 + stopMs + CLOSE_MS);
    }
  });

  it('run as the user of the image, in a data folder that this user creates', () => {
    const [, user, group] = /^USER (\d+):(\d+)$/m.exec(readText('deploy/Containerfile'))!;
    for (const { spec } of deployments) {
      const { securityContext, containers: inside } = spec.template.spec;
      const [runAsUser, runAsGroup] = [Number(user), Number(group)];
      expect(securityContext).toMatchObject({ runAsUser, runAsGroup, fsGroup: runAsGroup });
      const mount = inside[0].volumeMounts.find(({ name }: { name: string }) => name === 'data').mountPath;
      expect(settings['STUDIO_DATA_DIR']).toMatch(new RegExp(`^${mount}/\\w+$`));
    }
  });

  it('select matching pods and mount existing volumes', () => {
    for (const { spec } of deployments) {
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
      const volumes = spec.template.spec.volumes.map(({ name }: { name: string }) => name);
      for (const { name } of spec.template.spec.containers[0].volumeMounts) expect(volumes).toContain(name);
    }
    expect(find('Service', 'studio-api')?.spec.selector).toEqual(
      deployments.find(({ metadata }) => metadata.name === 'studio-api')?.spec.template.metadata.labels,
    );
  });
});

describe('docs/operations.md', () => {
  const text = readText('docs/operations.md');
  it.each(SETTINGS)('explains %s', (name) => expect(text).toContain(`\`${name}\``));
});
