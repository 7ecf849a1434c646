/** What the build reports about the client's files; every file is a URL path such as `/assets/main-5K2X.js`. */
export interface Manifest {
  /** The style sheet of every page; it stands in the document. */
  css: string;
  /** The styles of each block that not every page uses; they stand in the documents that do. */
  blocks: Record<string, string>;
  /** All of these, for who goes on to another page. */
  allBlocks: string;
  /** The script that decides whether fonts are preloaded; it stands in the document. */
  beforePaint: string;
  /** The script that loads the others; it stands in the document. */
  loader: string;
  /** The code that pages share. */
  shared: string;
  /** The chunk of each page, by the page's path. */
  pages: Record<string, string>;
  fonts: string[];
  /** Every drawing that pages point into; a document has those of its own. */
  sprite: string;
  /** The color of the browser's own frame around the page, by day and at night. */
  themeColor: { light: string; dark: string };
  /** What the link preview of each page shows, in words, by the page's path. */
  previews: Record<string, string>;
}
