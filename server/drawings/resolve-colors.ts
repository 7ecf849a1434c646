import type { Colors } from './colors.ts';

/** Two colors of six digits as one, with so much of the first. */
function mix(one: string, other: string, share: number): string {
  const [a, b] = [one, other].map((color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)));
  const parts = a?.map((value, index) => Math.round(value * share + (b?.[index] ?? 0) * (1 - share)));
  return `#${parts?.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * SVG or CSS of a page with the values of its custom properties, or with what stands for them where there is none, as
 * librsvg knows neither these nor mixed colors. Throws if a property is not a color.
 */
export function resolveColors(drawing: string, colors: Colors): string {
  const plain = drawing.replace(/var\(--([\w-]+)(?:,(#\w+))?\)/g, (_, name: string, otherwise?: string) => {
    return otherwise ?? colors(name);
  });
  return plain.replace(/color-mix\(in srgb, (#\w{6}) (\d+)%, (#\w{6})\)/g, (_, one: string, percent: string, other: string) =>
    mix(one, other, Number(percent) / 100),
  );
}
