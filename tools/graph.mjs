// usage: npm run graph   draws docs/architecture.svg: who imports whom, and how often
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './dependencies.config.mjs';
import { readImports, workspaceOf, workspaces } from './imports.mjs';

process.chdir(join(import.meta.dirname, '..'));

const box = { width: 124, height: 44, port: 18 };
const gap = { column: 92, row: 26, lane: 20 };
const margin = { top: 66, side: 28, bottom: 48 };

/** Columns from left to right; a lower layer never imports from a column to its right. */
const COLUMNS = [
  ['kernel', /^packages\/kernel$/],
  ['parts, frames', /^packages\/(parts|speech|bots)$/],
  ['kits', /^packages\/(page-kit|terminal-kit|testkit)$/],
  ['games', /^games\//],
  ['catalog', /^packages\/catalog$/],
  ['table', /^packages\/(table|protocol)$/],
  ['apps', /^apps\//],
  ['bench', /^bench$/],
];
const columnOf = (name) => COLUMNS.findIndex(([, names]) => names.test(name));
const titles = COLUMNS.map(([title]) => title);

const names = workspaces().filter(
  (name) => ['src', 'rules'].some((part) => existsSync(`${name}/${part}`)) || name === 'bench',
);
const edges = countEdges(await readImports(['src', 'bin', ...Object.keys(parts), 'manifest.ts']));
mkdirSync('docs', { recursive: true });
writeFileSync('docs/architecture.svg', draw(names, edges));
console.log(`docs/architecture.svg: ${names.length} workspaces, ${edges.length} edges`);

function countEdges({ modules }) {
  const counts = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [workspaceOf(source), workspaceOf(resolved)];
      if (names.includes(from) && names.includes(to) && from !== to)
        counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => {
      const [from, to] = key.split(' ');
      return { from, to, count };
    });
}

/** Boxes in columns; an edge that skips a column runs in its target's lane above the boxes, shared by all who import it. */
function layout(names, edges) {
  const nodes = new Map();
  const lanes = [...new Set(edges.filter(({ from, to }) => columnOf(from) - columnOf(to) > 1).map(({ to }) => to))];
  lanes.sort((a, b) => columnOf(a) - columnOf(b) || (a < b ? -1 : 1));
  const laneY = new Map(lanes.map((name, i) => [name, margin.top + i * gap.lane]));
  const columns = titles.map((_, column) => names.filter((name) => columnOf(name) === column));
  const heightOf = (name) => Math.max(box.height, 8 + box.port * edges.filter(({ from }) => from === name).length);
  const heights = columns.map((column) => column.reduce((sum, name) => sum + heightOf(name) + gap.row, -gap.row));
  const tallest = Math.max(...heights, 0);
  const top = margin.top + lanes.length * gap.lane + (lanes.length > 0 ? 16 : 0);
  columns.forEach((column, i) => {
    let y = top + (tallest - heights[i]) / 2;
    for (const name of column) {
      const height = heightOf(name);
      nodes.set(name, { name, x: margin.side + i * (box.width + gap.column), y, height, middle: y + height / 2 });
      y += height + gap.row;
    }
  });
  const width = 2 * margin.side + titles.length * box.width + (titles.length - 1) * gap.column;
  return { nodes, laneY, width, height: top + tallest + margin.bottom };
}

function draw(names, edges) {
  const { nodes, laneY, width, height } = layout(names, edges);
  const targets = [...nodes.keys()].filter((name) => edges.some(({ to }) => to === name));
  const colour = new Map(targets.map((name, i) => [name, Math.round(212 + i * 137.5) % 360]));
  const lines = [];
  const labels = [];
  for (const source of nodes.values()) {
    const heightAt = ({ to }) => (skips(source.name, to) ? laneY.get(to) : nodes.get(to).middle);
    const own = edges.filter(({ from }) => from === source.name).sort((a, b) => heightAt(a) - heightAt(b));
    own.forEach(({ to, count }, i) => {
      const port = source.middle + (i - (own.length - 1) / 2) * box.port;
      const style = `stroke="hsl(${colour.get(to)} 55% 52%)"`;
      lines.push(`<path d="${route(source, port, nodes.get(to), laneY.get(to))}" ${style} marker-end="url(#to)"/>`);
      const x = source.x - 15;
      labels.push(`<rect x="${x - 12}" y="${port - 8}" width="24" height="16" rx="8" ${style}/>`);
      labels.push(`<text class="count" x="${x}" y="${port + 4}">${count}</text>`);
    });
  }
  const boxes = [...nodes.values()].flatMap(({ name, x, y, height, middle }) => [
    `<rect class="box" x="${x}" y="${y}" width="${box.width}" height="${height}" rx="8"/>`,
    `<text class="name" x="${x + box.width / 2}" y="${middle - 1}">${name.split('/').at(-1)}</text>`,
    `<text class="folder" x="${x + box.width / 2}" y="${middle + 13}">${name.includes('/') ? name.split('/')[0] : 'root'}</text>`,
  ]);
  const heads = titles.map((title, i) => {
    const x = margin.side + i * (box.width + gap.column) + box.width / 2;
    return `<text class="title" x="${x}" y="34">${title}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" role="img" aria-labelledby="title">
<title id="title">Import graph: ${edges.map(({ from, to, count }) => `${from} imports ${to} ${count} times`).join('; ')}</title>
<style>
  .paper { fill: #fbfaf7 } .box { fill: #fff; stroke: #8a8f98 } .name { fill: #1d232b; font-size: 14px; font-weight: 600 }
  .title, .folder, .note { fill: #5d6570; font-size: 11px } .title { letter-spacing: .04em } .count { fill: #1d232b; font-size: 11px }
  text { text-anchor: middle } .note { text-anchor: start } .lines { fill: none; stroke-width: 1.6 } .labels rect { fill: #fbfaf7 }
  @media (prefers-color-scheme: dark) {
    .paper, .labels rect { fill: #14181d } .box { fill: #1e242b; stroke: #6b7480 } .name, .count { fill: #e8eaed }
    .title, .folder, .note { fill: #a3acb8 }
  }
</style>
<defs><marker id="to" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0 8 4 0 8z" fill="#7d8590"/></marker></defs>
<rect class="paper" width="${width}" height="${height}" rx="10"/>
${heads.join('\n')}
<g class="lines">
${lines.join('\n')}
</g>
${boxes.join('\n')}
<g class="labels">
${labels.join('\n')}
</g>
<text class="note" x="${margin.side}" y="${height - 16}">An arrow points at what is imported; the number counts the imports, tests left out. Drawn by npm run graph.</text>
</svg>
`;
}

function skips(from, to) {
  return columnOf(from) - columnOf(to) > 1;
}

/** From the left side of the source, if need be along the lane, to the right side of the target. */
function route(source, port, target, lane) {
  const end = target.x + box.width;
  const bend = gap.column / 2;
  if (source.x === target.x) {
    return `M${source.x} ${port}C${source.x - bend} ${port} ${source.x - bend} ${target.middle} ${source.x} ${target.middle}`;
  }
  if (!skips(source.name, target.name)) {
    return `M${source.x} ${port}C${source.x - bend} ${port} ${end + bend} ${target.middle} ${end + 2} ${target.middle}`;
  }
  const [right, left] = [source.x - gap.column + 4, end + gap.column - 4];
  const up = `M${source.x} ${port}C${source.x - bend} ${port} ${right + bend} ${lane} ${right} ${lane}`;
  return `${up}H${left}C${left - bend} ${lane} ${end + bend} ${target.middle} ${end + 2} ${target.middle}`;
}
