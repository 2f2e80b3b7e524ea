import type { BriefcaseFolder } from '@/shared/api/briefcases';

type Folder = Pick<BriefcaseFolder, 'id' | 'parent_id' | 'name' | 'role'>;

/** The folders in one, or those in none. */
export const childrenOf = <Item extends Folder>(folders: readonly Item[], id: string | null): Item[] =>
  folders.filter(({ parent_id }) => parent_id === id);

/** The folders from the outermost to this one. */
export function pathTo<Item extends Folder>(folders: readonly Item[], id: string | null): Item[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: Item[] = [];
  for (let at = byId.get(id ?? ''); at; at = byId.get(at.parent_id ?? '')) path.unshift(at);
  return path;
}

/** The folders that the user may add to, each after the one around it; without one and those in it. */
export function folderOptions(
  folders: readonly Folder[],
  without: string | null = null,
): { value: string; label: string }[] {
  const options: { value: string; label: string }[] = [];
  const add = (id: string | null, around: string) => {
    for (const folder of childrenOf(folders, id)) {
      if (folder.id === without) continue;
      const label = around === '' ? folder.name : `${around} / ${folder.name}`;
      if (folder.role !== 'reader') options.push({ value: folder.id, label });
      add(folder.id, label);
    }
  };
  add(null, '');
  return options;
}
