import { Drawer } from '@/shared/ui/drawer';
import { MenuGroups, type SidebarGroup } from '@/shared/ui/sidebar';

/** The pages of the menu that a phone's bar has no room for. */
export function MoreDrawer({ groups, onClose }: { groups: readonly SidebarGroup[]; onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} title="More" from="bottom">
      <MenuGroups groups={groups} />
    </Drawer>
  );
}
