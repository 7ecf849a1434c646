import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../site.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const dockerfile = read('Dockerfile');
const [head = '', ...stages] = dockerfile.split(/^FROM /m);
const final = stages.at(-1) ?? '';

describe('the image', () => {
  test('ends in a stage with dist/ alone, run by node itself as somebody who is not root', () => {
    expect(final.match(/^(COPY|ADD) .*$/gm)).toEqual(['COPY --from=build /app/dist ./']);
    expect(final).toMatch(/^USER [1-9]\d*$/m);
    expect(final).toMatch(
      /^ENTRYPOINT \["\/usr\/local\/bin\/node", "--max-old-space-size=\d+", "--max-semi-space-size=\d+"\]\nCMD \["server\/main\.js"\]$/m,
    );
    expect(final).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(final).toMatch(/^RUN rm -rf \/usr\/local\/lib\/node_modules /m);
  });

  test('asks for its health without a shell, on the address that says whether requests are wanted', () => {
    const [, command = ''] = /HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(final) ?? [];
    expect(JSON.parse(command)[0]).toBe('/usr/local/bin/node');
    expect(command).toContain('/readyz');
  });

  test('says what it is, by the names of the OCI image specification, and who builds it says from what', () => {
    const { name, description } = JSON.parse(read('package.json'));
    const labels = { title: name, description, source: '$SOURCE', version: '$VERSION', revision: '$REVISION' };
    for (const [label, value] of Object.entries(labels)) expect(final).toContain(`org.opencontainers.image.${label}="${value}"`);
    expect(final.match(/^ARG .*$/gm)).toEqual(['ARG SOURCE', 'ARG VERSION', 'ARG REVISION']);
    expect(final).toMatch(/^ENV .*\bREVISION=\$REVISION$/m);
    expect(final.indexOf('LABEL')).toBeGreaterThan(final.indexOf('ARG REVISION'));
  });

  test('has one base, by its tag unless a digest is given, and needs no frontend from elsewhere', () => {
    expect(dockerfile).not.toMatch(/^#\s*(syntax|escape|check)\s*=/im);
    expect(head).toMatch(/^ARG BASE=node:\d+-bookworm-slim$/m);
    expect(dockerfile.match(/^FROM .*$/gm)).toEqual(['FROM $PREVIOUS_IMAGE AS previous', 'FROM $BASE AS build', 'FROM $BASE']);
    expect(head).toContain('--build-arg BASE=node:24-bookworm-slim@sha256:');
  });

  test('has the base and the files that npm run test:container expects', () => {
    const [line = ''] = /^base=.*$/m.exec(read('test/container.sh')) ?? [];
    const base = execFileSync('bash', ['-c', `${line}; echo "$base"`], { cwd: root, encoding: 'utf8' });
    expect(head).toContain(`\nARG BASE=${base}`);
    const [, files] = /^built='(.*)'$/m.exec(read('test/container.sh')) ?? [];
    expect(readdirSync(join(root, 'dist')).sort().join(' ')).toBe(files);
  });

  test('is built from nothing but the sources, and from all that the build reads', () => {
    const [comment, everything, ...kept] = read('.dockerignore').trim().split('\n');
    expect(comment).toMatch(/^#/);
    expect(everything).toBe('*');
    const folders = ['client', 'content', 'server', 'shared', 'tools'];
    const files = ['.npmrc', 'build.mjs', 'package-lock.json', 'package.json', 'tsconfig.json'];
    expect(kept.sort()).toEqual([...folders, ...files].map((name) => `!${name}`).sort());
    const [, build = ''] = stages;
    const copied = [...build.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
    expect(copied.sort()).toEqual([...folders, ...files].sort());
  });
});
