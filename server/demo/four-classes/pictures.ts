import sharp from 'sharp';
import { chance } from './chance.ts';

const WIDTH = 640;
const HEIGHT = 400;
const PANEL = 180;
const TOP = 60;
const FLOOR = 370;
const RADIUS = 15;
/** In shades of grey. */
const [PAPER, INK] = [248, 60];

/** How ordered the particles of ice, water and steam are, and how much room they have. */
const states = [
  { columns: 4, gap: 38, disorder: 0 },
  { columns: 4, gap: 42, disorder: 9 },
  { columns: 3, gap: 62, disorder: 24 },
];

/** Drawings of ice, water and steam, as students draw them: some different ones, which many students share. */
export const drawPictures = (count: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      sharp(drawing(number), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
        .png({ palette: true })
        .toBuffer(),
    ),
  );

/** Pixel by pixel, because the product's image library reads no vector graphics. */
function drawing(number: number): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  for (const [panel, { columns, gap, disorder }] of states.entries()) {
    const left = 25 + panel * (PANEL + 25);
    for (let y = TOP; y <= FLOOR; y += 1) pixels.fill(INK, y * WIDTH + left, y * WIDTH + left + 3);
    for (let y = TOP; y <= FLOOR; y += 1)
      pixels.fill(INK, y * WIDTH + left + PANEL - 3, y * WIDTH + left + PANEL);
    for (let y = FLOOR; y < FLOOR + 3; y += 1) pixels.fill(INK, y * WIDTH + left, y * WIDTH + left + PANEL);
    for (let index = 0; index < 12; index += 1) {
      const shift = (axis: string) => (chance(number, panel, index, axis) - 0.5) * 2 * disorder;
      const x = left + 30 + (index % columns) * gap + shift('x');
      const y = FLOOR - 22 - Math.floor(index / columns) * gap - (panel === 2 ? 60 : 0) + shift('y');
      drawCircle(pixels, Math.round(x), Math.round(y));
    }
  }
  return pixels;
}

function drawCircle(pixels: Buffer, centerX: number, centerY: number): void {
  for (let y = centerY - RADIUS - 2; y <= centerY + RADIUS + 2; y += 1) {
    for (let x = centerX - RADIUS - 2; x <= centerX + RADIUS + 2; x += 1) {
      const distance = Math.abs(Math.hypot(x - centerX, y - centerY) - RADIUS);
      if (distance < 1.5) pixels[y * WIDTH + x] = INK;
    }
  }
}
