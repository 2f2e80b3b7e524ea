import { escapeHtml } from '../html.ts';
import type { Manifest } from './built-client.ts';

/**
 * The chunks that these modules load, each after its imports, which is also the order of their
 * styles.
 */
function closureOf(manifest: Manifest, modules: readonly string[]): Manifest[string][] {
  const seen = new Set<string>();
  const visit = (module: string): Manifest[string][] => {
    const chunk = manifest[module];
    if (seen.has(module) || !chunk) return [];
    seen.add(module);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  return modules.flatMap(visit);
}

/**
 * Links to the scripts and styles that a page's modules need in addition to the entry's, so that
 * the browser requests them with the document instead of after the entry has run.
 */
export function routeLinks(manifest: Manifest, modules: readonly string[]): string {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const loaded = closureOf(manifest, entries);
  const needed = closureOf(manifest, modules).filter((chunk) => !loaded.includes(chunk));
  const loadedStyles = new Set(loaded.flatMap(({ css }) => css ?? []));
  const styles = [...new Set(needed.flatMap(({ css }) => css ?? []))].filter(
    (file) => !loadedStyles.has(file),
  );
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${escapeHtml(file)}">`),
    ...needed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}">`),
  ].join('');
}
