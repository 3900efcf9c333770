import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from '@prometheus-io/client';
import { expect, test } from 'vitest';
import { readSources } from '../structure/sources.ts';

const read = (path: string) => readFileSync(join('deploy', path), 'utf8');
const server = readSources().filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test.ts'));
const settings = server.find(({ path }) => path === 'server/settings.ts')?.text ?? '';

test.each(['systemd/fetlock.env', 'compose/compose.yml'])(
  'every setting in %s is a setting of the game',
  (path) => {
    const game = path.endsWith('.yml') ? (read(path).split('services:')[0] ?? '') : read(path);
    const named = [...game.matchAll(/^\s*([A-Z][A-Z_]+)[=:]/gm)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !new RegExp(`^ {4}${name}: `, 'm').test(settings))).toEqual([]);
  },
);

test('the store of compose.yml has the bucket and the key that the game uses', () => {
  const [game = '', services = ''] = read('compose/compose.yml').split('services:');
  const store = services.slice(services.indexOf('  store:'));
  const valueIn = (text: string, name: string) => new RegExp(`^ *${name}: (.+)$`, 'm').exec(text)?.[1];
  expect(valueIn(game, 'S3_ENDPOINT')).toContain('http://store:8333');
  for (const [ours, its] of [
    ['S3_BUCKET', 'S3_BUCKET'],
    ['S3_ACCESS_KEY_ID', 'AWS_ACCESS_KEY_ID'],
    ['S3_SECRET_ACCESS_KEY', 'AWS_SECRET_ACCESS_KEY'],
  ] as const)
    expect(valueIn(store, its)).toBe(valueIn(game, ours));
});

const OF_OTHERS = /^(?:haproxy|patroni|etcd|node|fetlock)_|^up$/;

test('every metric of an alert or a panel is one that the game exports', () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const own = server.flatMap(({ text }) =>
    [...text.matchAll(/new (?:Gauge|Counter|Histogram)\(\{\s*name: '(\w+)'/g)].map(([, name = '']) => name),
  );
  const exported = new Set([...registry.getMetricsAsArray().map(({ name }) => name), ...own]);
  const dashboard = JSON.parse(read('grafana/fetlock.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...[...read('prometheus/alerts.yml').matchAll(/expr: (.*)$/gm)].map(([, expr = '']) => expr),
  ];
  const named = expressions.flatMap((expression) =>
    [...expression.replaceAll(/\{[^}]*\}|fetlock:[\w:]+/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)].map(
      ([name]) => name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  );
  const functions = ['histogram_quantile', 'group_right'];
  const unknown = named.filter(
    (name) => !exported.has(name) && !OF_OTHERS.test(name) && !functions.includes(name),
  );
  expect(own).toContain('http_request_seconds');
  expect([...new Set(unknown)]).toEqual([]);
});

test('every alert is tested', () => {
  const alerts = [...read('prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const tests = read('prometheus/alerts.test.yml');
  const times = (name: string) => tests.split(`alertname: ${name}`).length - 1;
  expect(Object.fromEntries(alerts.map((name) => [name, times(name)]))).toEqual(
    Object.fromEntries(alerts.map((name) => [name, 2])),
  );
});
