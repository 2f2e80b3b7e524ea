import { useUnit } from 'effector-react';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Pencil, Plus, Trash2 } from 'lucide';
import type { SectionChange } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { editRequested } from '../model/document-editing';
import { insertRequested, itemActed, toolsLeft } from '../model/in-place';
import type { ItemAction } from '../model/item-changes';
import type { JsonPath } from '../model/json-path';
import { blocks } from './block-registry';
import { RewriteTools } from './rewrite-tools';

const CHANGES: readonly SectionChange[] = ['again', 'easier', 'harder'];

export type ItemToolsProps = {
  section: TemplateSection;
  /** What the item is called, such as "question". */
  noun: string;
  /** The selected item, and how many its list has. */
  path: JsonPath;
  count: number;
  /** Whether the document cannot be changed now. */
  locked: boolean;
};

/** The actions on the selected item of a section. */
export function ItemTools({ section, noun, path, count, locked }: ItemToolsProps) {
  const on = useUnit({ act: itemActed, insert: insertRequested, edit: editRequested, leave: toolsLeft });
  const index = Number(path.at(-1));
  const { itemEditor } = blocks[section.block];
  const actions: Readonly<Record<string, ItemAction>> = {
    up: { kind: 'move', to: index - 1 },
    down: { kind: 'move', to: index + 1 },
    duplicate: { kind: 'duplicate' },
    delete: { kind: 'delete' },
  };
  return (
    <RewriteTools
      label={`Change this ${noun}`}
      section={section.key}
      item={path}
      changes={CHANGES}
      locked={locked}
      onLeave={() => on.leave({ section: section.key, path })}
    >
      {itemEditor ? (
        <Button
          variant="quiet"
          size="sm"
          icon={Pencil}
          disabled={locked}
          onClick={() => on.edit({ kind: 'item', section, path })}
        >
          Edit
        </Button>
      ) : null}
      <IconButton
        label={`Insert below`}
        icon={Plus}
        size="sm"
        disabled={locked}
        onClick={() => on.insert({ section, path: [...path.slice(0, -1), index + 1] })}
      />
      <Menu
        label={`More for this ${noun}`}
        align="end"
        trigger={<IconButton label={`More for this ${noun}`} icon={Ellipsis} size="sm" disabled={locked} />}
        entries={[
          { kind: 'item', value: 'up', label: 'Move up', icon: ArrowUp, disabled: index === 0 },
          {
            kind: 'item',
            value: 'down',
            label: 'Move down',
            icon: ArrowDown,
            disabled: index === count - 1,
          },
          { kind: 'item', value: 'duplicate', label: 'Duplicate', icon: Copy },
          { kind: 'rule' },
          {
            kind: 'item',
            value: 'delete',
            label: 'Delete',
            icon: Trash2,
            danger: true,
            disabled: count === 1,
          },
        ]}
        onSelect={(value) => {
          const action = actions[value];
          if (action) on.act({ section, path, action });
        }}
      />
    </RewriteTools>
  );
}
