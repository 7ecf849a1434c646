/** A picture in a file, what stands above it, and how large it is in pixels. */
export interface Picture {
  file: string;
  label: string;
  width: number;
  height: number;
}

/** A picture on a sheet: as large as it is there, and where its left upper corner is. */
export interface Cell extends Picture {
  left: number;
  top: number;
}

/** Cells, and how large the sheet is that they are on. */
export interface Sheet {
  width: number;
  height: number;
  cells: Cell[];
}

/** What stays free between pictures, and above them for their labels. */
const gap = 16;
export const labelHeight = 28;

const sheetWidth = 1936;
const sheetHeight = 4000;

/** A phone is shown larger than a screen: it has less on it. */
function shrink({ width, height, ...rest }: Picture): Picture {
  const scale = width < 600 ? 0.4 : 0.24;
  return { ...rest, width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Whole pictures in rows, in their order, on as many sheets as it takes for none to be much higher than a screen can show. */
export function layOut(pictures: Picture[]): Sheet[] {
  const sheets: Sheet[] = [];
  let [left, top, bottom] = [gap, gap, 0];
  let cells: Cell[] = [];
  const end = () => {
    if (cells.length > 0) sheets.push({ width: sheetWidth, height: bottom + gap, cells });
    [left, top, bottom, cells] = [gap, gap, 0, []];
  };
  for (const picture of pictures.map(shrink)) {
    if (left + picture.width + gap > sheetWidth) [left, top] = [gap, bottom + gap];
    // The first row stays where it is, however high.
    if (left === gap && top > gap && top + labelHeight + picture.height > sheetHeight) end();
    cells.push({ ...picture, left, top: top + labelHeight });
    left += picture.width + gap;
    bottom = Math.max(bottom, top + labelHeight + picture.height);
  }
  end();
  return sheets;
}
