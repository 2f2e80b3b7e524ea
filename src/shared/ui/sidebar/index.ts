export {
  MenuGroups,
  type MenuGroupsProps,
  Sidebar,
  type SidebarGroup,
  type SidebarItem,
  type SidebarProps,
} from './sidebar';
