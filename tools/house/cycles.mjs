// @ts-check
/**
 * Groups of files that import each other in a circle (Tarjan's strongly connected components).
 * @param {ReadonlyMap<string, readonly string[]>} graph
 * @returns {string[][]}
 */
export const cycles = graph => {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const found = [];
  /** @param {string} node */
  const visit = node => {
    const mark = { index: seen.size, low: seen.size, open: true };
    seen.set(node, mark);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const known = seen.get(next);
      if (!known) mark.low = Math.min(mark.low, visit(next));
      else if (known.open) mark.low = Math.min(mark.low, known.index);
    }
    if (mark.low === mark.index) {
      const group = stack.splice(stack.indexOf(node));
      for (const each of group) /** @type {{ open: boolean }} */ (seen.get(each)).open = false;
      if (group.length > 1 || (graph.get(node) ?? []).includes(node)) found.push(group.sort());
    }
    return mark.low;
  };
  for (const node of graph.keys()) if (!seen.has(node)) visit(node);
  return found.sort((a, b) => b.length - a.length);
};
