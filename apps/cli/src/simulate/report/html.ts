/** Texts become HTML here, and nowhere else without being escaped; a sign stays on the line of its number or word. */
export const escaped = (text: string): string =>
  text
    .replace(/ ([%:;!?»])/g, '\u00a0$1')
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** The first column names the row. */
export const tableOf = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string => `<details class="figures"><summary>${escaped(caption)}</summary><div class="scroll"><table>
<thead><tr>${head.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')}</tr></thead>
<tbody>${rows
  .map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escaped(name)}</th>${cells.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`,
  )
  .join('\n')}</tbody></table></div></details>`;

/** Nothing if there is nothing in it. */
export const sectionOf = (title: string, lead: string, parts: readonly string[]): string =>
  parts.length === 0
    ? ''
    : `<section><h2>${escaped(title)}</h2><p class="lead">${escaped(lead)}</p>\n${parts.join('\n')}</section>`;
