import { escapeHtml } from '../../mail/html.ts';
import type { Manifest } from './built-client.ts';

/**
 * What these modules load before they run, each after what it imports: the order in which styles
 * are meant to stand.
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
 * Links to the scripts and styles that the modules of a page need beside the entry's, so that the
 * browser asks for them with the document and not after the entry has run.
 */
export function routeLinks(manifest: Manifest, modules: readonly string[]): string {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const present = closureOf(manifest, entries);
  const needed = closureOf(manifest, modules).filter((chunk) => !present.includes(chunk));
  const presentStyles = new Set(present.flatMap(({ css }) => css ?? []));
  const styles = [...new Set(needed.flatMap(({ css }) => css ?? []))].filter(
    (file) => !presentStyles.has(file),
  );
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${escapeHtml(file)}">`),
    ...needed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}">`),
  ].join('');
}
