/** Describes the link preview of a page: its h1, and its own picture if it has one. */
export function describePreview({ heading }: { heading: string }, picture = ''): string {
  return [heading.replace(/\.?$/, '.'), picture].filter(Boolean).join(' ');
}
