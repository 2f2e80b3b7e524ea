import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { createDeferredPart } from '@/shared/first-view';
import { Search } from 'lucide';
import { IconButton } from '@/shared/ui/icon-button';
import { SearchTrigger } from '@/shared/ui/top-bar';
import type { SearchPlace } from '../model/results';
import { $hint, searchRequested } from '../model/search';

export type { SearchPlace };

const DeferredPalette = createDeferredPart(
  'searchPalette',
  searchRequested,
  async () => (await import('./search-palette')).SearchPalette,
);

type SearchToolProps = {
  /** The pages of the menu. */
  places: readonly SearchPlace[];
  /** Only an icon, beside breadcrumbs. */
  compact?: boolean;
};

/** The search of the top bar; Ctrl K opens it anywhere, and / where the user is not typing. */
export function SearchTool({ places, compact = false }: SearchToolProps) {
  const { open, hint } = useUnit({ open: searchRequested, hint: $hint });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open(places);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open, places]);
  return (
    <>
      {compact ? (
        <IconButton label={hint} icon={Search} onClick={() => open(places)} />
      ) : (
        <SearchTrigger hint={hint} shortcut="Ctrl K" onOpen={() => open(places)} />
      )}
      <DeferredPalette />
    </>
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTyping(target);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"], dialog *'));
