import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetricsServer } from '../../server/http/metrics.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');
type Parsed = ReturnType<typeof parse>;

createMetricsServer({ ready: true }, 65_000);
/** What the server exports; a histogram is asked for by its buckets. */
const exported = register.getMetricsAsArray().map(({ name, type }) => (String(type) === 'histogram' ? `${name}_bucket` : name));

const dashboard: Parsed = JSON.parse(read('grafana-dashboard.json'));
const alerts: Parsed[] = parse(read('alerts.yaml')).groups.flatMap((group: Parsed) => group.rules);
const queries: string[] = [...dashboard.panels.flatMap(({ targets }: Parsed) => targets), ...alerts].map(
  // Grafana puts a duration there.
  ({ expr }) => expr.replaceAll('$__rate_interval', '5m'),
);

/** The selectors of a query: name of the metric, and its labels as text. Throws if it is not PromQL. */
function selectorsOf(query: string): { name: string; labels: string }[] {
  const found: { name: string; labels: string }[] = [];
  parser.parse(query).iterate({
    enter(node) {
      if (node.type.isError) throw new SyntaxError(`No PromQL at ${node.from}: ${query}`);
      if (node.name !== 'VectorSelector') return;
      const [, name = '', labels = ''] = /^(\w*)(.*)$/s.exec(query.slice(node.from, node.to)) ?? [];
      found.push({ name, labels });
    },
  });
  return found;
}

test('the dashboard and the alerts ask in PromQL for metrics that the server exports, of its job, and use each of its own', () => {
  const selectors = queries.flatMap(selectorsOf);
  for (const { name, labels } of selectors) {
    expect(exported).toContain(name);
    expect(labels).toMatch(/^\{job="website"[,}]/);
  }
  const own = exported.filter((name) => !/^(nodejs|process)_/.test(name));
  expect(selectors.map(({ name }) => name)).toEqual(expect.arrayContaining(own));
});

test('the dashboard says of each panel what it shows, and asks the data source of the reader', () => {
  const { templating, panels } = dashboard;
  expect(templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource', query: 'prometheus' });
  for (const panel of panels) {
    for (const words of [panel.title, panel.description]) expect(words).toMatch(/\w/);
    for (const { datasource } of [panel, ...panel.targets]) expect(datasource.uid).toBe(`$\{datasource}`);
  }
});

test('the alerts are three, each with a wait, an urgency and what to do, and scrape the replicas of the compose file', () => {
  expect(alerts.map(({ alert }) => alert)).toEqual(['WebsiteDown', 'WebsiteErrors', 'WebsiteOverloaded']);
  for (const { for: wait, labels, annotations } of alerts) {
    expect(wait).toMatch(/^\d+m$/);
    expect(labels.severity).toMatch(/^(page|ticket)$/);
    expect(annotations.summary).toBeTruthy();
    expect(annotations.runbook.length).toBeGreaterThan(100);
  }
  const { services } = parse(read('compose.yaml'), { merge: true });
  for (const { networks, environment } of [services['site-a'], services['site-b']])
    expect(read('alerts.yaml')).toContain(`'${networks.site.ipv4_address}:${environment.METRICS_PORT}'`);
});
