/**
 * A coloured terminal screen as an SVG, for the README; its title names the game:
 *
 *   tmux capture-pane -e -p | npx tsx tools/terminal-picture.ts Tranquility > docs/terminal.svg
 */
import { readFileSync } from 'node:fs';

const [CELL, LINE, MARGIN] = [8.4, 17, 14];
const PAPER = '#10131f';
const INK = '#e8e6df';
const BASIC = ['#333a4d', '#e07a6a', '#8fc98a', '#e9c46a', '#8fb4e8', '#c49be0', '#7fd1d1', '#d8d6cf'];
const LEVELS = [0, 95, 135, 175, 215, 255];

const ESCAPE = String.fromCharCode(27);
const COLOUR = new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g');
const PIECES = new RegExp(`${ESCAPE}\\[([\\d;]*)m|([^${ESCAPE}]+)`, 'g');

interface Pen {
  front: string;
  back: string | undefined;
  bold: boolean;
  dim: boolean;
}
const plain = (): Pen => ({ front: INK, back: undefined, bold: false, dim: false });

const indexed = (n: number): string => {
  if (n < 16) return BASIC[n % 8]!;
  const [r, g, b] = [Math.floor((n - 16) / 36), Math.floor((n - 16) / 6) % 6, (n - 16) % 6].map((i) => LEVELS[i]!);
  return `rgb(${r},${g},${b})`;
};

/** Applies the numbers of one escape sequence to the pen. */
const dip = (pen: Pen, codes: number[]): void => {
  for (let code = codes.shift(); code !== undefined; code = codes.shift()) {
    if (code === 0) Object.assign(pen, plain());
    else if (code === 1) pen.bold = true;
    else if (code === 2) pen.dim = true;
    else if (code === 22) Object.assign(pen, { bold: false, dim: false });
    else if (code === 39) pen.front = INK;
    else if (code === 49) pen.back = undefined;
    else if (code >= 30 && code <= 37) pen.front = BASIC[code - 30]!;
    else if (code === 38 || code === 48) {
      const colour = codes.shift() === 2 ? `rgb(${codes.splice(0, 3).join(',')})` : indexed(codes.shift() ?? 0);
      if (code === 38) pen.front = colour;
      else pen.back = colour;
    }
  }
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const [game = 'Halcyon'] = process.argv.slice(2);
const pen = plain();
const shapes: string[] = [];
const lines = readFileSync(0, 'utf8').trimEnd().split('\n');
for (const [row, line] of lines.entries()) {
  let column = 0;
  for (const [, sequence, text] of line.matchAll(PIECES)) {
    if (text === undefined) {
      dip(pen, (sequence || '0').split(';').map(Number));
      continue;
    }
    const [x, y, length] = [MARGIN + column * CELL, MARGIN + row * LINE, [...text].length];
    if (pen.back) shapes.push(`<rect x="${x}" y="${y}" width="${length * CELL}" height="${LINE}" fill="${pen.back}"/>`);
    if (text.trim() !== '') {
      const style = `${pen.bold ? ' font-weight="700"' : ''}${pen.dim ? ' opacity=".65"' : ''}`;
      shapes.push(
        `<text x="${x}" y="${y + 13}" fill="${pen.front}" textLength="${length * CELL}" xml:space="preserve"${style}>${escaped(text)}</text>`,
      );
    }
    column += length;
  }
}
const columns = Math.max(...lines.map((line) => [...line.replaceAll(COLOUR, '')].length));
const [width, height] = [columns * CELL + 2 * MARGIN, lines.length * LINE + 2 * MARGIN];
console.log(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">
<title>A game of ${escaped(game)} in the terminal</title>
<rect width="100%" height="100%" rx="10" fill="${PAPER}"/>
${shapes.join('\n')}
</svg>`,
);
