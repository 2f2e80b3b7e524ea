import { escapeHtml } from '../../mail/html.ts';
import type { Manifest } from './built-client.ts';

/** Everything that these modules load before they run. */
function closureOf(manifest: Manifest, modules: readonly string[]): Manifest[string][] {
  const seen = new Set<string>();
  const waiting = [...modules];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...(manifest[module]?.imports ?? []));
  }
  return [...seen].flatMap((module) => manifest[module] ?? []);
}

/**
 * Links to the scripts and styles that a page needs beside the entry's, so that the browser asks for them with the document
 * and not after the entry has run.
 */
export function routeLinks(manifest: Manifest, module: string): string {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const present = closureOf(manifest, entries);
  const needed = closureOf(manifest, [module]).filter((chunk) => !present.includes(chunk));
  const presentStyles = new Set(present.flatMap(({ css }) => css ?? []));
  const styles = [...new Set(needed.flatMap(({ css }) => css ?? []))].filter(
    (file) => !presentStyles.has(file),
  );
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${escapeHtml(file)}">`),
    ...needed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}">`),
  ].join('');
}
