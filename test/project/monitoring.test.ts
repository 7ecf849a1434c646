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

const alerts: Parsed[] = parse(read('alerts.yaml')).groups.flatMap((group: Parsed) => group.rules);

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

test('the alerts ask in PromQL for metrics that the server exports, of its job, and for one that the blackbox exporter has', () => {
  for (const { name, labels } of alerts.flatMap(({ expr }) => selectorsOf(expr))) {
    const isOutside = name === 'probe_ssl_earliest_cert_expiry';
    if (!isOutside) expect(exported).toContain(name);
    expect(labels).toMatch(isOutside ? /^\{job="website-outside"\}/ : /^\{job="website"[,}]/);
  }
});

test('the alerts have each a wait, an urgency and what to do, and scrape the replicas of the compose file', () => {
  for (const { for: wait, labels, annotations } of alerts) {
    expect(wait).toMatch(/^\d+[mh]$/);
    expect(labels.severity).toMatch(/^(page|ticket)$/);
    expect(annotations.summary).toBeTruthy();
    expect(annotations.runbook.length).toBeGreaterThan(100);
  }
  const { services } = parse(read('compose.yaml'), { merge: true });
  for (const { networks, environment } of [services['site-a'], services['site-b']])
    expect(read('alerts.yaml')).toContain(`'${networks.site.ipv4_address}:${environment.METRICS_PORT}'`);
});
